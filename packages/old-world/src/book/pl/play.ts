import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "action-cards" | "setup"> = {
  idea: {
    title: "O co chodzi w grze",
    text: `
Kontynent ma paszczę pełną zębów i komuś trzeba płacić za ich wyrywanie. Jesteś wiedźminem jednej z pięciu szkół, od
niedawna na Szlaku, z dziesięcioma kartami, garścią złota i jednym medalionem. Wędrujesz, trenujesz, grasz w kości,
słuchasz ludzi w kłopotach i walczysz.

Kto pierwszy zdobędzie **4 trofea**, natychmiast wygrywa. Trofeum zdobywa się

- za pokonanego **potwora**; tak zdobywa się większość trofeów,
- za innego **wiedźmina**, wyzwanego i pokonanego,
- przez **medytację**, gdy któryś z twoich atrybutów osiągnie poziom 5.

Ostatnie trofeum musi pochodzić z walki. Zobacz [Trofea i zwycięstwo](#winning).

## Jedna talia na wszystko

Twoje dziesięć kart to twoje nogi, twoja ręka od miecza i twoja krew. Odrzucasz je, by się **poruszać**, układasz je w
**kombinacje**, by walczyć, a w walce twoja talia jest twoim **życiem**. Co turę dokładasz kartę. Każde trofeum cię
męczy i karty znów zabiera.

## Czyja tura

Gracze grają po kolei zgodnie z ruchem wskazówek zegara. Kto ma swoją turę, jest **aktywnym** graczem. Twój lewy sąsiad gra
po tobie, prawy przed tobą; we dwoje to ta sama osoba.

## Karta ważniejsza niż zasady

Jeśli karta mówi coś innego niż ta instrukcja, rację ma karta. Gdzie kartę dałoby się rozumieć na dwa sposoby, stół
rozstrzygnął to z góry i nikt nie musi głosować.
`,
  },
  components: {
    title: "Co jest na stole",
    text: `
- **Mapa**: 19 obszarów z drogami i szlakami wodnymi. Zobacz [Mapa](#map).
- **Karty akcji**: 90 wspólnych i po 10 kart startowych dla każdej szkoły.
- **Pula**: sześć odkrytych kart akcji do zdobycia. Zobacz [Faza III](#phase-three).
- **Eliksiry**: 28, po cztery z siedmiu rodzajów. Zobacz [Eliksiry](#potions).
- **Potwory**: 28, dziesięć poziomu I, dwanaście poziomu II, sześć poziomu III, każdy z kartą i żetonem. Trzy z nich stoją
  na mapie.
- **Karty walki potworów**: 20. Są życiem potworów i ich atakami.
- **Żetony obszarów**: 18, po sześć dla lasów, gór i wody. Mówią, gdzie są potwory, zadania i tropy.
- **Karty eksploracji**: 36 kart miast, 36 dzikich ostępów; oraz 56 **kart zdarzeń**. Zobacz [Eksploracja](#exploration).
- **Trofea**: 8 za atrybuty, po dwa za każdy, i po 4 każdej szkoły.
- **Kości**: dwa zestawy po pięć, do kościanego pokera.
- **Złoto** i jeden **żeton zamkniętej tawerny**.

## Co masz

- **Planszetkę** z czterema atrybutami, poziomem wiedźmina i Tarczą oraz figurkę na mapie.
- Swoją **talię**, zakrytą; swoją **rękę**; swój **stos kart odrzuconych**, odkryty.
- **Złoto**. W banku zawsze jest go dość, a co zapłacisz, trafia tam. Mniej niż zero nie masz nigdy.
- **Eliksiry**, **trofea**, **tropy**, **zadania** i karty, które wolno ci zachować.

Swoją rękę widzisz tylko ty; cała reszta leży odkryta. Zobacz [Co wiedzą wszyscy](#secrets).

## Wszyscy naraz

Jeśli w tej samej chwili ma zdecydować kilku graczy, robią to po kolei zgodnie z ruchem wskazówek zegara, zaczynając od
aktywnego gracza albo od pierwszego po nim.
`,
  },
  "action-cards": {
    title: "Karty akcji",
    text: `
Na karcie akcji są

- **kolor**: niebieski to szybki atak, czerwony silny atak, zielony unik, żółty znak obronny, fioletowy znak ofensywny,
- jeden **teren**: lasy, góry albo woda, albo **symbol dowolnego terenu**, który zastępuje każdy z nich i jest tylko na
  kartach startowych,
- **symbole** do walki,
- czasem **rozszerzenia**: kolor i czasem dalsze symbole, które liczą się, gdy na kartę położysz kartę tego koloru,
- **koszt** od 0 do 2. Karty startowe mają koszt 0.

Ilekroć karta opuszcza twoją rękę, robi jedną rzecz: albo cię gdzieś niesie, albo walczy, nigdy jedno i drugie.

## Symbole

- **Obrażenia**: tyle traci przeciwnik.
- **Tarcza**: o tyle rośnie twoja Tarcza.
- **Więcej lub mniej kart**: zmienia, ile kart dobierasz na końcu tury walki.
- **Wierzchnia karta**: weź na rękę wierzchnią kartę swojego stosu kart odrzuconych.
- **Powrót**: ta karta wraca na twoją rękę.

## Odrzucanie i usuwanie

**Odrzucić** kartę to położyć ją odkrytą na stosie kart odrzuconych. Jeszcze wróci.

**Usunąć** kartę to wyjąć ją z gry na dobre. Jeśli masz usunąć kartę akcji, a nie powiedziano skąd, bierzesz ją z ręki,
z talii albo ze stosu kart odrzuconych; przeszukaną talię się tasuje. Usuwasz dokładnie tyle kart, ile trzeba, nie
więcej i nie mniej. Na dłuższą metę chuda talia lepiej tnie, ale pamiętaj, że to także twoja krew.
`,
  },
  setup: {
    title: "Przygotowanie gry",
    text: `
Stół robi to wszystko za ciebie; ty tylko wybierasz.

- **Gracza rozpoczynającego** się losuje.
- Tasuje się wspólne karty akcji. Trzy karty o koszcie 0 trafiają na trzy prawe pola **puli**, trzy dowolne na lewe.
- Tasuje się eliksiry i obie talie eksploracji. Talii zdarzeń nie tasuje się nigdy: leży w kolejności numerów.
- Żetony obszarów tasuje się osobno dla każdego terenu i odkrywa po jednym z każdego. Tam pojawia się **potwór**, przy
  każdym żetonie jeden, a jego karta leży odkryta dla wszystkich.
- **Planszetki** wybiera się przeciwnie do ruchu wskazówek zegara, tak by gracz rozpoczynający był ostatni: z dwóch
  dobranych, które widzisz tylko ty, jedną zatrzymujesz, a druga wraca. W pięć osób gracz rozpoczynający bierze planszetkę,
  która została.
- Twoja figurka trafia do twojej szkoły.

## Z czym zaczynasz

Wszystkie cztery atrybuty na poziomie 1, poziom wiedźmina 1, Tarcza 1, bez trofeów. Tasujesz swoje dziesięć kart
startowych, dobierasz karty i bierzesz złoto według miejsca w kolejności (liczba graczy → karty / złoto pierwszego,
drugiego i tak dalej):

@seats

## Według liczby graczy

- **Solo**: po jednym potworze każdego poziomu i kilka innych zmian. Zobacz [Solo](#solo).
- **2 graczy**: dwa potwory poziomu I i jeden poziomu II. Gracz rozpoczynający wybiera teren silniejszego; zna trzy obszary,
  ale żadnego potwora. Jedno trofeum każdego atrybutu, po jednym trofeum szkoły, bez zakładów.
- **3 graczy**: trzy potwory poziomu I, jedno trofeum każdego atrybutu, po dwa trofea szkoły.
- **4 i 5 graczy**: trzy potwory poziomu I, dwa trofea każdego atrybutu, po trzy lub cztery trofea szkoły. Jeden lub dwa
  dalsze potwory poziomu I czekają zakryte na **dodatkowym stosie**. Na koniec przygotowania każdy, zgodnie z ruchem
  wskazówek zegara, podnosi jeden atrybut na poziom 2 ze wszystkim, co z tego wynika.

Zatrzymujesz tyle kart trofeów własnej szkoły, ilu masz przeciwników, zakrytych: są dla tych, którzy cię pokonają. Wszystkie
cztery są jednakowe.
`,
  },
};
