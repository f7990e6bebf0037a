import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  solo: {
    title: "Solo",
    text: `
Grasz przeciw kalendarzowi. Wybierasz planszetkę z dwóch, zaczynasz z 5 kartami i 3 monetami, a na mapie są trzy potwory, po
jednym każdego poziomu. Dostępne jest jedno wylosowane trofeum atrybutu.

## Cel

**Pokonaj wszystkie trzy potwory i zdobądź trofeum atrybutu.** Gra kończy się natychmiast z czwartym trofeum, a czwarte musi
być za potwora. Dlatego z ostatnim potworem nie można walczyć, dopóki nie masz trofeum z medytacji.

## Co jest inaczej

- **Ataki potworów** rozstrzyga kość: od 1 do 3 to szarża, od 4 do 6 to ugryzienie. O wszystkim innym, o czym
  decydowałby sąsiad, decyduje los.
- **Pokonanego** potwora się nie zastępuje; jego tropy i zadania tropiące wracają. **Przepędzonego** zastępuje inny tego
  samego poziomu; przepędzenie nie liczy się jako pokonanie.
- **Opowieści**: wyniki pozostają ukryte, dopóki nie wybierzesz.
- **Pula**: jeśli karta wzięta w fazie III nie pochodzi z pola 6 albo nie wzięto żadnej, karta z pola 6 zostaje odrzucona, a
  pula uzupełniona.

## Kościany poker

Gra się w niego tylko w ramach akcji obszaru. Płacisz 1 monetę, rzucasz, raz przerzucasz, co chcesz, i dostajesz monety
za układ:

@rewards

## Jak ci poszło

Przegrać nie możesz, najwyżej grać długo. Porzucić grę możesz w każdej chwili. Twoje tury się liczy, także ostatnią:

@ratings
`,
  },
};
