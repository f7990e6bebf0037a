import type { View } from "@medallion/ronin";
import type { Sentence } from "../../../lessons/lesson.ts";

/** The kinds of questions, as a view has them. */
type Asked = View["asks"][number]["kind"];

/** Said in a first game, once for each kind of question. */
export const hints: Readonly<Record<Asked, Sentence>> = {
  character: {
    en: "You keep one and the other goes back. Both are good for a first game: take the one whose first ability you like.",
    cs: "Jednu si necháš, druhá se vrátí. Pro první hru se hodí obě: vezmi si tu, jejíž první schopnost se ti líbí.",
    pl: "Jedną zachowujesz, druga wraca. Na pierwszą grę dobre są obie: weź tę, której pierwsza zdolność ci się podoba.",
    uk: "Одного залишаєте, другий повертається. Для першої гри годяться обидва: беріть того, чиє перше вміння вам до вподоби.",
  },
  automa: {
    en: "An Automa follows fixed rules and cannot win. Its character only decides which abilities you can borrow from it.",
    cs: "Automa hraje podle pevných pravidel a nemůže vyhrát. Její postava určuje jen to, které schopnosti si od ní můžeš půjčit.",
    pl: "Automa gra według stałych zasad i nie może wygrać. Jej postać decyduje tylko o tym, jakie zdolności możesz od niej pożyczyć.",
    uk: "Автома грає за сталими правилами й не може виграти. Її персонаж визначає лише те, які вміння ви можете в неї позичити.",
  },
  board: {
    en: "Boards differ in their bonuses. You share this one with a neighbour, and each bonus is for both of you.",
    cs: "Plány se liší bonusy. Tento sdílíš se sousedem a každý bonus získáte oba.",
    pl: "Planszetki różnią się premiami. Tę dzielisz z sąsiadem i każdą premię zdobywacie oboje.",
    uk: "Поля відрізняються бонусами. Це поле у вас спільне із сусідом, і кожен бонус отримуєте обоє.",
  },
  place: {
    en: "You take two cards, and the place decides the new order: the deck spot comes first, then the rows by their numbers. The last row also gives experience.",
    cs: "Bereš si dvě karty a místo určí i nové pořadí: první je místo u balíčku, pak řady podle čísel. Poslední řada dá navíc zkušenosti.",
    pl: "Bierzesz dwie karty, a miejsce wyznacza nową kolejność: najpierw pole przy talii, potem rzędy według numerów. Ostatni rząd daje też doświadczenie.",
    uk: "Ви берете дві карти, а місце визначає новий порядок: спершу місце біля колоди, далі комірки за номерами. Остання комірка дає ще й досвід.",
  },
  take: {
    en: "These cards lay on top of the deck. Two of them are yours; the others go to its bottom.",
    cs: "Tyto karty ležely navrchu balíčku. Dvě z nich jsou tvoje, ostatní jdou vespod.",
    pl: "Te karty leżały na wierzchu talii. Dwie z nich są twoje, pozostałe trafiają na spód.",
    uk: "Ці карти лежали зверху колоди. Дві з них ваші, решта йде під низ.",
  },
  discard: {
    en: "You drew a card, so one leaves your hand. Everyone sees the discard pile.",
    cs: "Máš o kartu víc, tak jednu odhodíš. Odhazovací hromádku vidí všichni.",
    pl: "Masz o kartę więcej, więc jedną odrzucasz. Stos kart odrzuconych widzą wszyscy.",
    uk: "У вас на карту більше, тож одну скидаєте. Скид бачать усі.",
  },
  play: {
    en: "Both cards join your timeline, the first on the left. An effect sees its own card and all to the left of it, so the order matters.",
    cs: "Obě karty přibudou na tvou časovou osu, první vlevo. Efekt vidí svou kartu a vše vlevo od ní, takže na pořadí záleží.",
    pl: "Obie karty trafią na twoją oś czasu, pierwsza z lewej. Efekt widzi swoją kartę i wszystko na lewo od niej, więc kolejność ma znaczenie.",
    uk: "Обидві карти підуть у ваш ряд хронології, перша ліворуч. Ефект бачить свою карту й усе ліворуч від неї, тож порядок важливий.",
  },
  ability: {
    en: "Each ability can be used once in the whole game, and only at its moment. If you decline, it stays ready for later.",
    cs: "Každou schopnost lze použít jednou za hru, a jen ve chvíli, pro kterou je určená. Když odmítneš, zůstane ti na později.",
    pl: "Z każdej zdolności można skorzystać raz w grze, tylko we właściwej chwili. Jeśli odmówisz, zostanie na później.",
    uk: "Кожне вміння можна використати раз за гру, і лише у визначену мить. Якщо відмовитеся, воно лишиться на потім.",
  },
  partner: {
    en: "The cards in the timeline of the neighbour you choose are counted. Alliance points go to the track you share.",
    cs: "Počítají se karty na časové ose souseda, kterého zvolíš. Body spojenectví jdou na společnou stupnici.",
    pl: "Liczą się karty na osi czasu wybranego sąsiada. Punkty współpracy trafiają na wspólny tor.",
    uk: "Рахують карти в ряді хронології сусіда, якого ви виберете. Очки партнерства йдуть на ваш спільний трек.",
  },
  lose: {
    en: "An effect must be paid for as far as possible. Give what scores least; covered symbols are free again when the chapter ends.",
    cs: "Za efekt musíš zaplatit, kolik jen můžeš. Dej to, co boduje nejméně; zakryté symboly se na konci kapitoly uvolní.",
    pl: "Za efekt trzeba zapłacić, ile się da. Oddaj to, co punktuje najmniej; zakryte symbole wracają na koniec rozdziału.",
    uk: "За ефект треба заплатити якнайповніше. Віддайте те, що дає найменше очок; накриті символи звільняються наприкінці розділу.",
  },
  track: {
    en: "All points go to one track. At the end of the game, only the lower of your two tracks scores.",
    cs: "Všechny body jdou na jednu stupnici. Na konci hry se počítá jen nižší z tvých dvou stupnic.",
    pl: "Wszystkie punkty idą na jeden tor. Na koniec gry liczy się tylko niższy z twoich dwóch torów.",
    uk: "Усі очки йдуть на один трек. Наприкінці гри рахують лише нижчий із ваших двох треків.",
  },
  bonus: {
    en: "Your alliance reached a bonus, and your partner gets it too. A borrowed ability works once; experience unlocks your own.",
    cs: "Spojenectví dosáhlo bonusu a získá ho i tvůj spojenec. Půjčená schopnost funguje jednou, zkušenosti odemykají tvé vlastní.",
    pl: "Współpraca dotarła do premii, sąsiad też ją dostaje. Pożyczona zdolność działa raz, doświadczenie odblokowuje twoje własne.",
    uk: "Ваше партнерство дійшло до бонуса, і партнер теж його отримує. Позичене вміння діє раз, досвід розблоковує ваші власні.",
  },
  keep: {
    en: "What you keep starts your next timeline; everything else is discarded. Effects of kept cards work at once, still with the old active symbols.",
    cs: "Co si ponecháš, začíná příští časovou osu; vše ostatní se odhodí. Efekty ponechaných karet fungují hned, ještě se starými aktivními symboly.",
    pl: "To, co zachowasz, zaczyna nową oś czasu; reszta zostaje odrzucona. Efekty zachowanych kart działają od razu, jeszcze ze starymi symbolami.",
    uk: "Те, що залишите, починає новий ряд хронології; решту скидають. Ефекти залишених карт діють одразу, ще зі старими активними символами.",
  },
  quest: {
    en: "Each card in your hand that shows the symbol gives a victory point; a card that shows it twice counts once.",
    cs: "Každá karta v ruce s tímto symbolem dá vítězný bod; karta, na které je dvakrát, se počítá jednou.",
    pl: "Każda karta na ręce z tym symbolem daje punkt zwycięstwa; karta, na której jest dwa razy, liczy się raz.",
    uk: "Кожна карта на руці з цим символом дає переможне очко; карту, де він двічі, рахують один раз.",
  },
};
