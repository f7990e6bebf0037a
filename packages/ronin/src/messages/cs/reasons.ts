/** What numbers are called and why they are what they are, in Czech. */
export const REASONS: Record<string, string> = {
  "subject.symbols": "{seat}: {symbol}",
  "subject.xp": "{seat}: zkušenosti",
  "subject.vp": "{seat}: vítězné body",
  "subject.chapter": "{seat}: kapitola {chapter, select, 1 {I} 2 {II} other {III}}",
  "subject.quest": "{seat}: vedlejší úkol",
  "subject.gold": "{seat}: zlatá zkušenost",
  "subject.alliance": "{seat}: spojenectví",
  "subject.track": "Spojenectví: {seat} – {partner}",
  "subject.space": "Pozice {space}, spojenectví: {seat} – {partner}",
  "subject.level": "{seat}: efekt karty „{card}“",
  "subject.pick": "{seat}: volba v {turn}. tahu",

  "reason.printed": "{card}: natištěno {count}",
  "reason.covered": "{card}: zakryto {count}",
  "reason.tokens": "Zásoba žetonů: {count, plural, one {# žeton} few {# žetony} other {# žetonů}}",
  "reason.role":
    "{symbol}: {role, select, left {levý aktivní symbol} right {pravý aktivní symbol} other {v této kapitole neaktivní}}",

  "reason.xp.start":
    "Na začátku: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.row":
    "Za poslední řadu: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.chapter1":
    "Kapitola I: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.chapter2":
    "Kapitola II: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.chapter3":
    "Kapitola III: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.bonus":
    "Bonusy spojenectví: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.ability":
    "Schopnosti: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.xp.gold": "Zlatý ukazatel stojí na pozici {space}",
  "reason.xp.track": "Ukazatel stojí na pozici {space}; všechny schopnosti jsou odemčené",
  "reason.xp.next": "Ukazatel stojí na pozici {space}; schopnost „{ability}“ se odemkne na pozici {at}",
  "reason.vp.start":
    "Na začátku: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.chapter1":
    "Kapitola I: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.chapter2":
    "Kapitola II: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.chapter3":
    "Kapitola III: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.quest":
    "Vedlejší úkol: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.gold":
    "Zlatá zkušenost: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.alliance":
    "Spojenectví: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.vp.total":
    "Dohromady {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",

  "reason.chapter.left": "Vlevo, {symbol}: {count}",
  "reason.chapter.right": "Vpravo, {symbol}: {count}",
  "reason.chapter.xp":
    "Větší počet: {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "reason.chapter.vp":
    "Menší počet: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}{scored, select, yes {} other {, kdyby kapitola skončila teď}}",
  "reason.quest.symbol": "{symbol}: {count, plural, one {# karta} few {# karty} other {# karet}} v ruce",
  "reason.quest.chosen":
    "Počítá se {symbol}: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.gold.none":
    "{xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}: zlatý ukazatel ještě nevyrazil",
  "reason.gold.space":
    "Zlatý ukazatel na pozici {space}: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.alliance.left":
    "Vlevo, spojenec {seat}: pozice {space}, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.alliance.right":
    "Vpravo, spojenec {seat}: pozice {space}, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.alliance.lower":
    "Počítá se nižší stupnice: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.alliance.equal":
    "Obě stupnice stojí stejně vysoko: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",

  "reason.space.marker":
    "{state, select, here {Ukazatel stojí tady} passed {Ukazatel už je dál} other {{left, plural, one {Sem zbývá # pozice} few {Sem zbývají # pozice} other {Sem zbývá # pozic}}}}",
  "reason.space.bonus": "Pro oba spojence: {bonus}",
  "reason.space.plain": "Tady bonus není",
  "reason.space.vp":
    "Skončí-li ukazatel tady: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.track.space": "Ukazatel stojí na pozici {space} z {top}",
  "reason.track.bonus": "Další bonus na pozici {space}: {bonus}",
  "reason.track.next":
    "Víc od pozice {space}: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "reason.track.vp":
    "Teď přináší: {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",

  "reason.level.partner": "{seat}, {colour}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.level.colour": "{card}: {colour}",
  "reason.level.inactive": "Neaktivní symboly: {count}",
  "reason.level.tokens": "Zásoba žetonů, {symbol}: {count}",
  "reason.level.printed": "{card}, {symbol}: {count}",
  "reason.level.met": "{level, select, 0 {Podmínka není splněna} other {Podmínka je splněna: ×{level}}}",
  "reason.level.gives": "Dává {symbols}",

  "reason.pick.row":
    "Řada {row}: {count, plural, one {# aktivní symbol} few {# aktivní symboly} other {# aktivních symbolů}} ({left} nebo {right})",
  "reason.pick.taken": "Řada {row}: už ji někdo má",
  "reason.pick.deck": "V žádné řadě není aktivní symbol: místo u balíčku",
  "reason.pick.higher": "Stejně má víc řad ({count}): nejvyšší je řada {row}",
  "reason.pick.most": "Nejvíc má řada {row}: {count}",
};
