/** What is wrong with options and requests, and what to do about it, in Czech. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.shape.key": "Klíč „{keys}“ tu neexistuje. Vynech ho.",
  "error.shape.type":
    "Tady má být {expected, select, number {celé číslo} list {seznam} mapping {objekt s klíči} boolean {true nebo false} string {text} other {něco jiného}}.",
  "error.shape.value": "Tady má být jedna z hodnot {known}.",
  "error.shape.other": "Tohle sem nepatří. Vynech to nebo to oprav.",

  "error.mode": "Režim „{asked}“ neexistuje. Vyber si z těchto: {known}.",
  "error.seats": "Režim {mode} má počet hráčů {known}, ne {count}. Zvol jiný počet míst.",
  "error.picks": "Do této hry si nikdo nic nepřináší, postavy se nabízejí až v ní. Vynech to.",
  "error.rule.name": "Volba pravidel {name} neexistuje. Vyber si z těchto: {known}.",
  "error.rule.value": "Volba pravidel {name} má povolené hodnoty {values}; „{value}“ mezi nimi není.",
  "error.broken-options": "Tyto možnosti stolu jsou poškozené. Zkopíruj je znovu celé.",

  "error.data": "Tyto možnosti stolu patří k verzi {asked} herních součástí. Tohle je verze {known}.",
  "error.first.surplus":
    "Místo prvního hráče se uvádí, jen když ho určuje hostitel. Nastav firstPlayer na host, nebo to vynech.",
  "error.first.seat": "Takové místo není. Zvol číslo od 0 do {last}.",
};
