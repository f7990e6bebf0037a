import type { Pages } from "../outline.ts";

export const WITCHER: Pages<"witcher"> = {
  attributes: {
    title: "Atrybuty, poziom i Tarcza",
    text: `
Masz cztery atrybuty, każdy na poziomie od 1 do 5.

- **Walka**: ile kart dobierasz na końcu każdej swojej tury walki.
- **Obrona**: jak wysoka może być twoja Tarcza. Ilekroć Obrona rośnie, ale nie na poziom 5, twoja **Tarcza** od razu
  rośnie o 1.
- **Alchemia**: ilu eliksirów możesz użyć w jednej walce. Ilekroć Alchemia rośnie, od razu bierzesz eliksir.
- **Specjalizacja**: czego nauczyła cię twoja [szkoła](#schools). Liczy się tylko wiersz twojego poziomu.

Oto liczby na poziomach od 1 do 5:

@rows

Poziom 5 nie daje więc większych liczb niż poziom 4. Ale atrybutu na poziomie 5 **nigdy nie można już obniżyć** i
pozwala on medytować. Gdzie mowa o poziomie atrybutu, chodzi o sam poziom, a nie o te liczby.

## W górę i w dół

Podniesienie o 2 to dwa podniesienia o 1, każde ze wszystkim, co z niego wynika. Atrybut na poziomie 5 już nie rośnie i
nic nie daje. Żaden nie spada poniżej 1. Jeśli spada Obrona, Tarcza spada razem z nią, ale tylko do jej nowej granicy;
jeśli spada Alchemia, eliksiry ci zostają. Jeśli efekt mówi o twoim najniższym atrybucie, wybierasz spośród równie
niskich.

## Poziom wiedźmina

Gdy tylko **wszystkie cztery** atrybuty są wyższe niż poziom twojego wiedźmina, rośnie on o 1 i od razu dobierasz karty: 1
po osiągnięciu poziomu 2 albo 3, a 2 po osiągnięciu poziomu 4 albo 5. Nigdy nie spada, nawet gdy spadają atrybuty.

- Poziom wiedźmina 1, Walka 2, Obrona 2, Alchemia 1, Specjalizacja 2. Alchemia rośnie do 2: bierzesz eliksir, osiągasz
  poziom wiedźmina **2** i dobierasz **1** kartę.

## Tarcza

Chroni twoje karty przed obrażeniami. Zmienia się przez obrażenia, razem z Obroną, przez symbole w kombinacji i efekty,
które ją wymieniają, a po walce znów jest pełna.
`,
  },
  potions: {
    title: "Eliksiry",
    text: `
Eliksiry zdobywasz, gdy rośnie Alchemia, w niektórych miejscach i z opowieści. Leżą przed tobą odkryte. Możesz mieć
**4**, niezależnie od Alchemii; jeśli masz ich więcej, od razu wybierasz, które odrzucasz. Gdy talia eliksirów się
skończy, tasuje się jej stos kart odrzuconych.

## Picie

Pijesz w walce, w kroku 1 [swojej tury walki](#combat-turn). Ilu eliksirów możesz użyć w całej walce, mówi twoja Alchemia w
chwili picia. Użyty eliksir nie liczy się już do tych, które masz, i po walce zostaje odrzucony.

Jeśli eliksir ma koszt, musisz móc zapłacić go w całości. Jeśli ma wadę, działa ona razem z resztą.

@potions

## Szczegóły

- Niektóre karty pozwalają mieć więcej eliksirów. Jeśli karta pozwala raz przekroczyć limit, nadmiar zostaje ci do
  następnego zdobytego eliksiru; wtedy limit znów obowiązuje.
- Niektóre potwory ograniczają eliksiry, których możesz przeciw nim użyć.
- Dzięki trofeum eliksir może być bez kosztu, bez wady i ponad limit twojej Alchemii.
`,
  },
  schools: {
    title: "Pięć szkół",
    text: `
Każda szkoła ma **Specjalizację**. Działa **raz na walkę**, z liczbami twojego poziomu. To, co zapisano przy niższych
poziomach, już nie jest dostępne.

## Szkoła Wilka

**Szermierka.** Jeśli twoja kombinacja ma 3 lub więcej kart, możesz zadać dodatkowe obrażenia i dobrać dodatkowe karty w
kroku 4 (poziom → obrażenia / karty).

@specialization wolf

## Szkoła Gryfa

**Magia.** W kroku 1 możesz wziąć na rękę wierzchnią kartę swojego stosu kart odrzuconych, na poziomach 4 i 5 dowolną jego
kartę. Potem musisz odrzucić karty z ręki; wzięta karta może być wśród nich (poziom → karty do odrzucenia).

@specialization griffin

## Szkoła Niedźwiedzia

**Pancerz.** Gdy w dowolnej chwili twojej własnej tury walki twoja Tarcza wynosi 0, dobierasz karty i Tarcza rośnie.
Dzieje się to samoczynnie, przy pierwszej okazji, i nie można tego odłożyć (poziom → karty / Tarcza).

@specialization bear

## Szkoła Kota

**Szybkość.** W swojej pierwszej turze walki możesz w kroku 1 obejrzeć wierzchnie karty swojej talii, wziąć część na rękę, a
resztę odłożyć na wierzch w dowolnej kolejności (poziom → obejrzane / wzięte karty). Limit ręki obowiązuje.

@specialization cat

## Szkoła Żmii

**Zatruta stal.** Gdy twój atak kosztował przeciwnika co najmniej jedną kartę, możesz obejrzeć wierzchnie karty jego talii.
Musisz odrzucić tyle, ile mówi twój poziom, a resztę odłożyć na wierzch w dowolnej kolejności (poziom → obejrzane /
odrzucone karty). Co odrzucisz, to stracone życie. Jeśli kart jest mniej, oglądasz wszystkie.

@specialization viper

## Jeszcze raz

[Trofeum](#trophies) Specjalizacji daje drugie użycie w walce, z liczbami poziomu 3. Drugie użycie nigdy nie jest
obowiązkowe, a Kot nie musi go wykorzystać w pierwszej turze walki.
`,
  },
};
