/** What numbers are called and why they are what they are, in Czech. */
export const REASONS: Record<string, string> = {
  "subject.damage": "{seat}: zranění útokem",
  "subject.shieldGain": "{seat}: Štít po kombinaci",
  "subject.refill": "{seat}: karty dobrané ve 4. kroku",
  "subject.attack": "{seat}: zranění útokem nestvůry",
  "subject.life": "{seat}: život",
  "subject.potions": "{seat}: lektvary, které lze ještě použít",
  "subject.potionLimit": "{seat}: lektvary",
  "subject.shield": "{seat}: Štít",
  "subject.track": "{seat}: stupnice trofejí",
  "subject.handTarget": "{seat}: karty v ruce ve fázi III",
  "subject.monsterLife": "Život nestvůry: {monster}",
  "subject.training": "{seat}: výcvik ve škole, {attribute}",
  "subject.price": "Cena na pozici {slot}: {card}",
  "subject.poker": "{side, select, own {Kostky aktivního hráče} other {Kostky druhé strany}}",
  "subject.test": "{seat}: zkouška {number}",

  "reason.damage.card": "{card}: {count} zranění",
  "reason.damage.extension": "{card}, rozšíření {colour}: {count} zranění",
  "reason.damage.effect": "{source}: {count} zranění",
  "reason.damage.least": "Nikdy méně než 0",
  "reason.damage.cap": "{source}: nejvýše {cap} zranění",
  "reason.damage.total": "Útok způsobí {damage} zranění",
  "reason.attack.printed": "{card}, {attack}: {damage} zranění",
  "reason.attack.bonus": "{source}: o {count} víc",
  "reason.attack.reduced": "{source}: o {count} méně",
  "reason.attack.least": "Nikdy méně než 0",
  "reason.attack.cap": "{source}: nejvýše {cap} zranění",
  "reason.attack.total": "Útok způsobí {damage} zranění",

  "reason.shieldGain.card": "{card}: Štít {count}",
  "reason.shieldGain.extension": "{card}, rozšíření {colour}: Štít {count}",
  "reason.shieldGain.effect": "{source}: Štít {count}",
  "reason.shieldGain.none": "{source}: symboly Štítu se nepočítají",
  "reason.shieldGain.least": "Nikdy méně než 0",
  "reason.shieldGain.after": "Štít jde z {shield} na {after}; limit je {cap}",
  "reason.refill.card": "{card}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.refill.extension":
    "{card}, rozšíření {colour}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.refill.effect": "{source}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.refill.row": "Boj na úrovni {level}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.refill.instead": "{source}: Boj se počítá jako {count}",
  "reason.refill.minimum": "{source}: {by}, nejméně však {min}",
  "reason.refill.least": "Nikdy méně než 0",
  "reason.refill.total":
    "Ve 4. kroku: {count, plural, one {# karta} few {# karty} other {# karet}}; s {limit, plural, one {# kartou} few {# kartami} other {# kartami}} v ruce se dobírání zastaví",

  "reason.life.deck": "Balíček života: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.life.hand": "Ruka: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.life.shield": "Před ním stojí Štít {count}",
  "reason.life.total": "Život: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.monsterLife.printed": "{monster}: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.monsterLife.lost": "Ztraceno: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.monsterLife.revealed":
    "Odhaleno k útokům: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.monsterLife.total": "Zbývá: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.level": "{attribute}: úroveň {level}",
  "reason.level.fight": "{attribute} se v tomto boji počítá jako úroveň {level}",
  "reason.shield.cap": "Limit Štítu: {cap}",
  "reason.shield.now": "Štít teď: {shield}",
  "reason.potions.row":
    "Povoleno v boji: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "reason.potions.used":
    "Zatím použito: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "reason.potions.cap": "Nestvůra dovoluje jen {cap}",
  "reason.potions.held": "Nepoužito: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "reason.potionLimit.rule":
    "Nejvýše najednou: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "reason.potionLimit.kept":
    "{source}: až {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "reason.potionLimit.held": "Máš: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",

  "reason.track.trophy": "{trophy}",
  "reason.track.position": "Pozice {position} na stupnici trofejí",
  "reason.track.wins": "Pozice {position} znamená vítězství",
  "reason.track.fatigue":
    "Pozice {position} přináší únavu: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.track.duelGold":
    "Za vyhraný souboj s tímto zaklínačem: {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",

  "reason.price.printed": "{card}: vytištěná cena {cost}",
  "reason.price.slot": "Pozice {slot}: {count}",
  "reason.price.least": "Nikdy méně než 0",
  "reason.price.free": "V tomto tahu zdarma",
  "reason.price.total": "K odhození: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.training.price":
    "{attribute} na úroveň {level}: {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "reason.training.discount":
    "{source}: o {count} méně, tedy {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "reason.handTarget.rule":
    "Ve fázi III se dobírá do {count, plural, one {# karty} few {# karet} other {# karet}} v ruce",
  "reason.handTarget.beaten":
    "Po porážce jen do {count, plural, one {# karty} few {# karet} other {# karet}}",
  "reason.handTarget.change": "Změna v tomto tahu: {count}",
  "reason.handTarget.fixed": "Pevně dáno bojem: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "reason.handTarget.limit": "Nejméně {least}, nejvýše {most}",
  "reason.handTarget.total": "V ruce až {count, plural, one {# karta} few {# karty} other {# karet}}",

  "reason.poker.hand": "{hand} (síla {rank})",
  "reason.poker.forming": "Tvoří ho hodnota {face}",
  "reason.poker.unused": "Nepoužitá kostka: {face}",
  "reason.poker.reward": "Vynáší {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "reason.poker.ahead": "Lepší než druhý výsledek",
  "reason.poker.behind": "Horší než druhý výsledek",
  "reason.poker.tieWins": "Stejný výsledek, a to stačí",
  "reason.poker.tieLoses": "Stejný výsledek, a to nestačí",
  "reason.test.level":
    "{of, select, combat {Boj} defense {Obrana} alchemy {Alchymie} specialization {Specializace} other {Úroveň zaklínače}}: {level}",
  "reason.test.twice": "Ještě jednou, počítá se dvakrát: {level}",
  "reason.test.die": "Kostka: {die}",
  "reason.test.total": "Výsledek: {total}",
};
