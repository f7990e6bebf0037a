/** Keys begin with `opponent.`. */
export default {
  "opponent.name":
    "{who, select, bertram {Bertram} ludmila {Ludmila} osric {Osrik} radka {Radka} tibor {Tibor} other {Bot}}",
  "opponent.named": "{name} (bot)",
  "opponent.kind": "{name}: {kind}",
  "opponent.greets":
    "{who, select, bertram {Posaď se. Mýto je jedna dobrá partie.} ludmila {Čaj je horký, karty rozdané. Začneme?} osric {Na tvoje karty mi stačí jedno oko.} radka {Všechno má svou cenu. Ukaž svou.} tibor {Zapisuju každou chybu. I svoje.} other {}}",
  "opponent.won":
    "{who, select, bertram {Mýto zaplaceno. Stav se zas.} ludmila {Netvař se tak hořce. Med je na stole.} osric {Rozchod. Zítra ve stejnou dobu?} radka {Obchod s tebou je radost.} tibor {Zapíšu to shovívavě.} other {}}",
  "opponent.lost":
    "{who, select, bertram {Tak jdi. Máš to poctivě vyhrané.} ludmila {Pěkně to vyrostlo. Kdo tě učil?} osric {Dobrá práce. Do mé roty bych tě bral.} radka {Oškubaná jsem do naha, a ještě děkuju.} tibor {Jedna do kroniky, a tvoje.} other {}}",
  "opponent.drew":
    "{who, select, bertram {Pak neplatí nikdo.} ludmila {Jako vejce vejci.} osric {Říkejme tomu příměří.} radka {Smlouvat umíme oba.} tibor {Ten řádek zůstane prázdný.} other {}}",
  "opponent.level":
    "{bot, select, novice {Vidí, co je nasnadě, a dělá chyby.} adept {Hned bere, co vypadá nejlépe.} veteran {Myslí na pár tahů dopředu.} master {Zvažuje, kudy všude se hra může ubírat.} other {}}",
  "opponent.beaten": "Dvě výhry. Co takhle silnější soupeř?",
  "opponent.next":
    "{bot, select, adept {Zahrát si s adeptem} veteran {Zahrát si s veteránem} master {Zahrát si s mistrem} other {}}",
};
