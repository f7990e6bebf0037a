import type { Pages } from "../outline.ts";

export const FIGHTS: Pick<Pages<"fights">, "combat" | "combat-turn" | "combo"> = {
  combat: {
    title: "Co mají všechny boje společné",
    text: `
## Tvůj život

Na začátku boje si ponecháš ruku a nic nedobíráš. Odhazovací hromádku zamícháš do balíčku: to je tvůj **balíček života**.
Tvůj život je balíček života **a** tvá ruka. V boji se odhazovací hromádka nikdy nemíchá; když je balíček prázdný, nic už si
nedobereš.

Život nestvůry je počet karet v jejím balíčku života. Spočítat je smí kdokoli kdykoli, podívat se nikdo.

## Utrpět zranění

Zaklínač utrpí zranění bod po bodu:

- dokud má **Štít**, klesne o 1,
- jinak odhodí **vrchní kartu balíčku života**,
- jinak odhodí **kartu z ruky** podle své volby.

Nestvůra za každý bod odhodí vrchní kartu svého balíčku života lícem dolů.

- Štít 3, v balíčku 9 karet, v ruce 3 a přijde 5 zranění: Štít je pryč, v balíčku je **7**, v ruce **3**.

## Vyřazení

Kdo nemá balíček života ani ruku, je **vyřazen** a soupeř okamžitě vítězí. Zranění nad to propadá a s ním i zbytek bojového
tahu.

- Strana, která **není** na tahu, se kontroluje po každé jednotlivé ztracené kartě.
- Zaklínač **na tahu** se kontroluje jednou, po kroku 4: zachrání tě karta, která se vrátí, nebo kterou si dobereš. Karty
  kombinace nejsou životem, dokud leží na stole. Karty ztracené vlastním efektem mimo kombinaci se kontrolují hned.
- Přijdou-li obě strany o poslední kartu v témže bojovém tahu, vítězí strana **na tahu**.
- Nestvůra, která odkryje svou poslední kartu, nejprve provede útok. Vyřadí-li tě jím, je to tvá prohra, jinak její.

Zaklínač bez jediné karty akce nemůže boj zahájit ani být vyzván.
`,
  },
  "combat-turn": {
    title: "Tvůj bojový tah",
    text: `
## Krok 1: lektvary a efekty

Můžeš pít [lektvary](#potions), použít svou [Specializaci](#schools) a efekty vybavení, společníků a trofejí, v libovolném
pořadí, každý tolikrát, kolikrát dovoluje. Co má určenou jinou chvíli, použije se až v ní.

Dobrané karty a získaný Štít přijdou hned. Zranění se přičte k tvému útoku v kroku 3 a změny dobírání v kroku 4, i když
nezahraješ žádnou kombinaci. Jen to, co říká „ihned“, zasáhne hned.

## Krok 2: kombinace

Máš-li karty v ruce, musíš zahrát [kombinaci](#combo) alespoň jedné karty. Bez karet nezahraješ žádnou.

## Krok 3: vyhodnocení

- **Zranění.** Sečtou se všechny symboly zranění a všechny efekty zranění, odečte se, co je zmenšuje, a nakonec platí limit,
  je-li nějaký. Je to jeden útok. Nikdy neklesne pod 0.
- **Štít.** Sečtou se všechny symboly štítu a o tolik se Štít zvýší, kam až dovolí tvá Obrana.
- **Zvláštní efekty** v pořadí, jaké chceš: vezmi si vrchní kartu odhazovací hromádky, na níž karty této kombinace ještě
  nejsou; vrať si kartu kombinace do ruky. Co nelze, se vynechá.

## Krok 4: doplnění ruky

Dober si tolik karet, kolik říká tvůj Boj, s úpravami podle symbolů kombinace a podle efektů, nikdy však méně než 0. Limit 7
karet v ruce platí. Potom se kombinace odhodí, první karta první, takže poslední leží navrchu.

- Boj 2, kombinace se dvěma kartami navíc, lektvar s jednou kartou méně: dobereš si **3**.

## Více efektů v jedné chvíli

Nejprve přijde, co je povinné, potom nepovinné v pořadí, jaké chce majitel. Mají-li něco obě strany, začíná ta, která je na
tahu.

Karty, které efekt přesune mezi tvým balíčkem, rukou a odhazovací hromádkou, nejsou dobrané, odhozené ani ztracené.
`,
  },
  combo: {
    title: "Kombinace",
    text: `
- **První karta** je kterákoli karta z tvé ruky.
- Každá další se položí na předchozí. Její barva musí být barvou **jednoho rozšíření karty přímo pod ní**. Na kartách níže
  nezáleží.
- Přestat můžeš, kdy chceš. Dokud neskončíš, nic se neděje.

## Co se počítá

- Symboly **každé karty** kombinace.
- Symboly každého rozšíření **použitého k propojení**. Jedno propojení použije jedno rozšíření; ostatní rozšíření té karty
  se nepočítají. Mají-li správnou barvu dvě, vybereš si, které.

Rozšíření poslední karty se nepočítají. Některá rozšíření žádné symboly nemají; jsou tu kvůli propojení.

## Příklad

Máš Boj 2 a položíš čtyři karty:

- Fialová: 1 zranění. Rozšíření zelené: o jednu kartu víc.
- Zelená: 1 Štít. Rozšíření červené a modré: vrať si tuto kartu.
- Modrá: 2 zranění. Rozšíření červené a zelené: po 1 zranění.
- Červená: 2 zranění, o jednu kartu méně. Bez rozšíření.

Fialovou kartu rozšiřuje zelená, zelenou modrá a modrou červená.

- Zranění: 1 na fialové kartě, 2 na modré, 1 v jejím červeném rozšíření, 2 na červené. Dohromady **6**.
- Štít: zvýší se o **1**.
- Zelená karta se ti vrátí do ruky.
- Karty: o jednu víc díky rozšíření fialové karty, o jednu méně kvůli červené. S Bojem 2 si dobereš **2**.

Kdyby kombinace skončila modrou kartou, bylo by to **3** zranění a **3** dobrané karty.

## Volné karty

Některé efekty ti dovolí přidat kartu z ruky bez ohledu na barvu. Přijde, když je propojená kombinace hotová. Nepoužije
žádné rozšíření a její vlastní se nepočítají; následovat ji může jen další volná karta. Jinak je to karta kombinace se vším
všudy.

## Limity a bonusy

Omezuje-li něco velikost kombinace, počítají se i volné karty a platí nejmenší limit. Bonus za každou kartu určité barvy
počítá všechny, i když se symboly takové karty nepočítají.
`,
  },
};
