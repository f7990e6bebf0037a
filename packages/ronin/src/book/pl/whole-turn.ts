import type { Pages } from "../outline.ts";

export const WHOLE_TURN: Pick<Pages<"play">, "whole-turn"> = {
  "whole-turn": {
    title: "Cała tura",
    text: `
Twoja postać to Geralt; lewym sąsiadem jest Yennefer, prawym Jaskier. Trwa druga tura rozdziału I, aktywne są magia i walka.
Kolejność to ty, Yennefer, Jaskier. Planszetki leżą stroną A.

## Dobieranie kart

> W rzędzie 4 leżą „Rozstaje”, karta z dwoma symbolami eksploracji. Bierzesz ją: ostatni rząd daje ci **1** punkt
doświadczenia. Yennefer bierze rząd 1, Jaskier idzie na pole przy talii. Nowa kolejność to Jaskier, Yennefer, ty.

Więcej: [Dobieranie kart](#draft).

## Zagrywanie kart

> Każdy w tajemnicy wybiera dwie karty. Ty najpierw „Rozstaje”, potem „Łowca na zlecenie”: tracisz 1/2/3 nieaktywne symbole,
zdobywasz 1/2/3 lewe aktywne symbole. Wszystkie karty zostają odkryte i rozpatrzone, twoje na końcu. „Łowca na zlecenie” widzi
**4** nieaktywne symbole: dwa na karcie „Rozstaje” i po jednym na twoich dwóch kartach z pierwszej tury. **3** z nich musisz
stracić; wybierasz które, zakrywasz je i zdobywasz **3** żetony magii.

> W odwrotnej kolejności „Łowca na zlecenie” nie zobaczyłby karty „Rozstaje”: tylko **2** żetony magii.

Więcej: [Zagrywanie kart](#play).

## Ceremonia picia herbaty

> Na karcie, którą zagrał właśnie Jaskier, symbol przekazania herbaty wskazuje w lewo, na ciebie. Jedna z twoich kart z
pierwszej tury wskazuje w prawo, na niego. To para: oba symbole zostają zakryte, a wspólny znacznik przesuwa się z 1 na **3**.
To pole daje obu graczom zdolność 1 albo 2 punkty doświadczenia. Jaskier jest wcześniej i bierze kartę twojej zdolności; ty bierzesz
doświadczenie i masz teraz **3** punkty.

Więcej: [Ceremonia picia herbaty](#tea).

Potem przesuwa się znacznik tury. W następnym dobieraniu pierwszy wybiera Jaskier, a ty na końcu.
`,
  },
};
