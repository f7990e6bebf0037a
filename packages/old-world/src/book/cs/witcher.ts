import type { Pages } from "../outline.ts";

export const WITCHER: Pages<"witcher"> = {
  attributes: {
    title: "Vlastnosti, úroveň a Štít",
    text: `
Máš čtyři vlastnosti, každou na úrovni od 1 do 5.

- **Boj**: kolik karet si dobereš na konci každého svého bojového tahu.
- **Obrana**: jak vysoký může být tvůj Štít. Kdykoli se zvýší, jen ne na úroveň 5, tvůj **Štít** se hned zvýší o 1.
- **Alchymie**: kolik lektvarů smíš použít v jednom boji. Kdykoli se zvýší, hned si vezmeš lektvar.
- **Specializace**: co tě naučila tvá [škola](#schools). Platí jen řádek tvé úrovně.

Toto jsou čísla na úrovních 1 až 5:

@rows

Úroveň 5 tedy nedává víc než úroveň 4. Vlastnost na úrovni 5 však už **nikdy nelze snížit** a dovoluje meditovat.
Kde se mluví o úrovni vlastnosti, myslí se úroveň sama, ne tato čísla.

## Nahoru a dolů

Zvýšení o 2 jsou dvě zvýšení o 1, každé se vším, co k němu patří. Vlastnost na úrovni 5 se už nezvýší a nic nepřinese. Žádná
neklesne pod 1. Klesne-li Obrana, klesne s ní Štít, pokud musí; klesne-li Alchymie, lektvary ti zůstanou. Mluví-li efekt o
tvé nejnižší vlastnosti, vybereš si mezi těmi, které jsou stejně nízko.

## Úroveň zaklínače

Jakmile jsou **všechny čtyři** vlastnosti vyšší než úroveň tvého zaklínače, zvýší se o 1 a hned si dobereš karty: 1 při
dosažení úrovně 2 nebo 3 a 2 při dosažení úrovně 4 nebo 5. Nikdy neklesá, ani když klesnou vlastnosti.

- Úroveň zaklínače 1, Boj 2, Obrana 2, Alchymie 1, Specializace 2. Alchymie se zvýší na 2: vezmeš si lektvar, dosáhneš
  úrovně zaklínače **2** a dobereš si **1** kartu.

## Štít

Chrání tvé karty před zraněním. Mění se zraněním, s Obranou, symboly v kombinaci a efekty, které ho jmenují, a po boji je
zase plný.
`,
  },
  potions: {
    title: "Lektvary",
    text: `
Lektvary získáváš při zvýšení Alchymie, na některých místech a z příběhů. Leží před tebou odkryté. Mít smíš **4**, ať je tvá
Alchymie jakákoli; máš-li jich víc, hned vybereš, které odhodíš. Dojde-li balíček lektvarů, zamíchá se jeho odhazovací
hromádka.

## Pití

Piješ v boji, v kroku 1 [svého bojového tahu](#combat-turn). Kolik lektvarů smíš použít za celý boj, říká tvá Alchymie ve
chvíli, kdy piješ. Použitý lektvar se už nepočítá k těm, které máš, a po boji se odhodí.

Má-li lektvar cenu, musíš na ni mít celou. Má-li nevýhodu, projeví se zároveň s ním.

@potions

## Jemnosti

- Některé karty ti dovolí mít lektvarů víc. Dovolí-li karta limit jednou překročit, nadbytek ti zůstane, dokud příště
  nezískáš lektvar; pak limit zase platí.
- Některé nestvůry omezují, kolik lektvarů smíš proti nim použít.
- Díky trofeji Alchymie můžeš vypít lektvar bez ceny, bez nevýhody i nad limit své Alchymie.
`,
  },
  schools: {
    title: "Pět škol",
    text: `
Každá škola má **Specializaci**. Funguje **jednou za boj**, s čísly tvé úrovně. Co je napsáno u nižších úrovní, už použít
nelze.

## Škola Vlka

**Šermířské umění.** Má-li tvá kombinace 3 nebo více karet, můžeš způsobit zranění navíc a v kroku 4 si dobrat karty navíc
(úroveň → zranění / karty).

@specialization wolf

## Škola Gryfa

**Magie.** V kroku 1 si můžeš vzít do ruky vrchní kartu své odhazovací hromádky, na úrovních 4 a 5 kteroukoli její kartu.
Potom musíš odhodit karty z ruky; vzatá karta mezi nimi být smí (úroveň → karty k odhození).

@specialization griffin

## Škola Medvěda

**Brnění.** Je-li v kterékoli chvíli tvého vlastního bojového tahu tvůj Štít 0, dobereš si karty a Štít se ti zvýší. Stane
se to samo, při první příležitosti, a nelze to odložit (úroveň → karty / Štít).

@specialization bear

## Škola Kočky

**Rychlost.** Ve svém prvním bojovém tahu boje se v kroku 1 můžeš podívat na vrchní karty svého balíčku, některé si vzít do
ruky a zbytek vrátit navrch v libovolném pořadí (úroveň → viděné / vzaté karty). Limit karet v ruce platí.

@specialization cat

## Škola Zmije

**Jedovatá ocel.** Přijde-li soupeř tvým útokem alespoň o jednu kartu, můžeš se podívat na vrchní karty jeho balíčku. Musíš
jich odhodit tolik, kolik říká tvá úroveň, a zbytek vrátit navrch v libovolném pořadí (úroveň → viděné / odhozené karty). Co
odhodíš, je ztracený život. Je-li karet méně, uvidíš všechny.

@specialization viper

## Ještě jednou

[Trofej](#trophies) Specializace ti dává druhé použití za boj, s čísly úrovně 3. To druhé není nikdy povinné a Kočka ho
nemusí využít v prvním bojovém tahu.
`,
  },
};
