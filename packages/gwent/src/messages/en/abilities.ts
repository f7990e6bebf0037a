/**
 * What abilities, leaders, factions, rows and kinds are called in English, and what they do.
 *
 * Glossary. The reader is "you", the other player "the opponent".
 * unit: a card with strength, hero or not; non-hero unit; hero; special card; weather card; token; leader.
 * row: close row, ranged row, siege row; slot: the one place for a special card beside a row; side;
 * battlefield.
 * hand; deck; side deck; discard pile; strength; printed strength; total.
 * match, round, turn, action; gem: lose a gem; pass: "passes"; draw: a tied round; starts the round.
 * play a card; draw a card; discard; destroy: to send from the battlefield to a discard pile; put: a unit
 * comes without being played; revive: play from a discard pile; take into hand; exchange: swap opening
 * cards.
 * spy, medic, muster, tight bond, morale boost, horn, scorch, decoy, agile, berserker, avenger.
 */
export const ABILITIES: Record<string, string> = {
  "ability.hero": "Hero",
  "ability.hero.about":
    "On the battlefield nothing changes its strength, moves it, destroys it or takes it back, and it can be neither revived nor taken into hand from a discard pile. Its own abilities still affect other cards.",
  "ability.agile": "Agile",
  "ability.agile.about":
    "Goes to the close or the ranged row; its player chooses when playing it. It stays there unless an effect moves it.",
  "ability.berserker": "Berserker",
  "ability.berserker.about":
    "In a row with Mardroeme it transforms at once, whichever of the two came first. The berserker itself is out of the match.",
  "ability.commander-horn": "Commander’s Horn",
  "ability.commander-horn.about":
    "On a unit: doubles every other non-hero unit in its row. As a special card: fills the empty slot of one of your rows and doubles every non-hero unit there until the round ends. Several horns on one row double only once.",
  "ability.decoy": "Decoy",
  "ability.decoy.about":
    "Takes the place of a non-hero unit on your side, even a spy the opponent sent there, and you take that unit into your hand; tokens cannot be taken. The decoy stays there with strength 0 until the round ends.",
  "ability.mardroeme": "Mardroeme",
  "ability.mardroeme.about":
    "Transforms every berserker in its row, those there already and those that come later. As a special card it fills the empty slot of one of your rows until the round ends.",
  "ability.medic": "Medic",
  "ability.medic.about":
    "Choose a non-hero unit in your discard pile and play it at once; its abilities work as usual. If there is one, you must choose it.",
  "ability.morale-boost": "Morale Boost",
  "ability.morale-boost.about": "Gives +1 to every other non-hero unit in its row. Several boosts add up.",
  "ability.muster": "Muster",
  "ability.muster.about":
    "All the cards it calls are played at once from your hand and your deck; then the deck is shuffled.",
  "ability.scorch": "Scorch",
  "ability.scorch.about":
    "Destroys the strongest non-hero units on the whole battlefield, on your side too; if several are equally strong, all of them. A unit with this ability can hit itself.",
  "ability.scorch-close": "Scorch: Close Combat",
  "ability.scorch-close.about":
    "If the opponent’s close row totals 10 or more, heroes included, its strongest non-hero units are destroyed; if several are equally strong, all of them.",
  "ability.scorch-ranged": "Scorch: Ranged Combat",
  "ability.scorch-ranged.about":
    "If the opponent’s ranged row totals 10 or more, heroes included, its strongest non-hero units are destroyed; if several are equally strong, all of them.",
  "ability.scorch-siege": "Scorch: Siege",
  "ability.scorch-siege.about":
    "If the opponent’s siege row totals 10 or more, heroes included, its strongest non-hero units are destroyed; if several are equally strong, all of them.",
  "ability.spy": "Spy",
  "ability.spy.about":
    "Goes to its row on the opponent’s side and counts for the opponent. The player who played it draws 2 cards.",
  "ability.summon-avenger": "Summon Avenger",
  "ability.summon-avenger.about":
    "When it is discarded from the battlefield, its avenger comes to the same side: at once, or at the start of the next round if it was discarded when the round ended. Taking it back with a decoy brings no avenger.",
  "ability.tight-bond": "Tight Bond",
  "ability.tight-bond.about":
    "If several units of the same name stand in one row on the same side, the strength of each is multiplied by their number.",
  "ability.weather-clear": "Clear Weather",
  "ability.weather-clear.about": "All weather cards are discarded and their effects end.",
  "ability.weather-fog": "Impenetrable Fog",
  "ability.weather-fog.about":
    "In the ranged rows of all sides the printed strength of every non-hero unit counts as 1 at most. Lasts until the weather clears or the round ends.",
  "ability.weather-frost": "Biting Frost",
  "ability.weather-frost.about":
    "In the close rows of all sides the printed strength of every non-hero unit counts as 1 at most. Lasts until the weather clears or the round ends.",
  "ability.weather-rain": "Torrential Rain",
  "ability.weather-rain.about":
    "In the siege rows of all sides the printed strength of every non-hero unit counts as 1 at most. Lasts until the weather clears or the round ends.",
  "ability.weather-storm": "Skellige Storm",
  "ability.weather-storm.about":
    "In the ranged and siege rows of all sides the printed strength of every non-hero unit counts as 1 at most. Lasts until the weather clears or the round ends.",

  "leader.foltest-king-of-temeria.about":
    "Once per match, as your action: play an Impenetrable Fog from your deck, then shuffle the deck.",
  "leader.foltest-lord-commander-of-the-north.about":
    "Once per match, as your action: all weather cards are discarded and their effects end.",
  "leader.foltest-son-of-medell.about":
    "Once per match, as your action: if the opponent’s ranged row totals 10 or more, heroes included, destroy its strongest non-hero units; if several are equally strong, all of them.",
  "leader.foltest-the-siegemaster.about":
    "Once per match, as your action: fill the empty slot of your siege row with a horn, which doubles every non-hero unit there until the round ends. Several horns on one row double only once.",
  "leader.foltest-the-steel-forged.about":
    "Once per match, as your action: if the opponent’s siege row totals 10 or more, heroes included, destroy its strongest non-hero units; if several are equally strong, all of them.",
  "leader.emhyr-emperor-of-nilfgaard.about":
    "Once per match, as your action: see three random cards from the opponent’s hand, or all if there are fewer. Nobody else sees them.",
  "leader.emhyr-his-imperial-majesty.about":
    "Once per match, as your action: play a Torrential Rain from your deck, then shuffle the deck.",
  "leader.emhyr-invader-of-the-north.about":
    "Always in force: whenever any player’s ability revives a unit onto the battlefield, the unit is picked at random. Cards taken from a discard pile into hand are still chosen.",
  "leader.emhyr-the-relentless.about":
    "Once per match, as your action: choose a card other than a hero in the opponent’s discard pile and take it into your hand.",
  "leader.emhyr-the-white-flame.about":
    "Always in force: the opponent’s leader has no ability for the whole match.",
  "leader.francesca-daisy-of-the-valley.about":
    "Always in force: you draw one extra card at the start of the match.",
  "leader.francesca-hope-of-the-aen-seidhe.about":
    "Once per match, as your action: each of your agile units other than heroes that would be stronger in its other row moves there, all at the same time.",
  "leader.francesca-pureblood-elf.about":
    "Once per match, as your action: play a Biting Frost from your deck, then shuffle the deck.",
  "leader.francesca-queen-of-dol-blathanna.about":
    "Once per match, as your action: if the opponent’s close row totals 10 or more, heroes included, destroy its strongest non-hero units; if several are equally strong, all of them.",
  "leader.francesca-the-beautiful.about":
    "Once per match, as your action: fill the empty slot of your ranged row with a horn, which doubles every non-hero unit there until the round ends. Several horns on one row double only once.",
  "leader.eredin-bringer-of-death.about":
    "Once per match, as your action: choose a card other than a hero in your discard pile and take it into your hand.",
  "leader.eredin-commander-of-the-red-riders.about":
    "Once per match, as your action: fill the empty slot of your close row with a horn, which doubles every non-hero unit there until the round ends. Several horns on one row double only once.",
  "leader.eredin-destroyer-of-worlds.about":
    "Once per match, as your action: discard two cards from your hand, then take any one card from your deck into your hand and shuffle the deck.",
  "leader.eredin-king-of-the-wild-hunt.about":
    "Once per match, as your action: choose a weather card in your deck, Clear Weather included, play it, then shuffle the deck.",
  "leader.eredin-the-treacherous.about":
    "Always in force: spies other than heroes have double strength, on all sides.",
  "leader.arnjolf-the-patricide.about":
    "Once per match, as your action: choose a unit with Tight Bond on your side and play another copy of it from your deck, then shuffle the deck.",
  "leader.crach-an-craite.about":
    "Once per match, as your action: every player shuffles their whole discard pile, heroes and special cards included, into their deck.",
  "leader.eist-tuirseach-king-of-cintra.about":
    "Once per match, as your action: play a Skellige Storm from your deck, then shuffle the deck.",
  "leader.harald-an-craite-the-cripple.about":
    "Once per match, as your action: play a Mardroeme from your deck into the empty slot of one of your rows, then shuffle the deck.",
  "leader.king-bran.about":
    "Always in force: non-hero units on your side lose only half their printed strength to weather. The loss is rounded down, so 5 becomes 3.",

  "faction.northern-realms": "Northern Realms",
  "faction.northern-realms.about": "After winning a round, you draw one card at the start of the next.",
  "faction.nilfgaard": "Nilfgaard",
  "faction.nilfgaard.about":
    "You win tied rounds. If both players play Nilfgaard, a tied round stays a draw.",
  "faction.monsters": "Monsters",
  "faction.monsters.about":
    "At the end of each round one random non-hero unit on your side stays on the battlefield.",
  "faction.scoiatael": "Scoia’tael",
  "faction.scoiatael.about":
    "You decide who starts the first round. If both players play Scoia’tael, a coin decides.",
  "faction.skellige": "Skellige",
  "faction.skellige.about":
    "At the start of the third round two random non-hero units from your discard pile are put on your side. Abilities that work when a unit is played do nothing.",
  "faction.neutral": "Neutral",

  "row.close": "Close combat",
  "row.close.to": "to the close row",
  "row.close.in": "in the close row",
  "row.ranged": "Ranged combat",
  "row.ranged.to": "to the ranged row",
  "row.ranged.in": "in the ranged row",
  "row.siege": "Siege",
  "row.siege.to": "to the siege row",
  "row.siege.in": "in the siege row",

  "part.kind": "Row or kind",
  "kind.unit": "Unit",
  "kind.hero": "Hero",
  "kind.special": "Special card",
  "kind.weather": "Weather card",
  "kind.leader": "Leader",
  "kind.token": "Token",
};
