import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "How abilities work",
    text: `
The mark in the corner of a card shows its ability. There are four kinds.

- **When it is played**: [spy](#spy), [muster](#muster), [medic](#medic) and [scorch](#scorch) work once, right away.
- **While it is on the field**: [tight bond](#tight-bond), [morale boost](#morale-boost), [horn](#commander-horn) and
  [Mardroeme](#berserker) work on their row.
- **When it leaves**: a unit with an [avenger](#summon-avenger) calls it as it goes.
- **Where it may stand**: [agile](#agile) units choose their row.

## Several abilities on one card

They work in this order, each completely before the next: spy, muster, medic, row scorch, scorch.

## Played or just put there

Abilities of the first kind work only if a unit is **played**: from the hand, by muster or by a medic. A unit that is
just **put** on the battlefield, such as an avenger or a unit that Skellige brings back, does not use them.

## All at the same time

If one effect hits several units, they are all chosen first and then leave together. Scorch takes two bonded units of 8
both at once, although the second would be worth only 4 without its twin.
`,
  },
  hero: {
    title: "Heroes",
    text: `
A hero has a golden rim and stands above everything that happens on the battlefield.

- Its strength is always the printed number. Weather, bonds, morale and horns change nothing.
- No scorch burns it, no decoy takes it back, no leader moves it.
- A hero in a discard pile cannot be revived or taken into hand.

Its own abilities still affect others: Isengrim is a hero and lifts the morale of his row, Yennefer is a hero and a medic.

At the end of a round a hero leaves the field like any other card. Only [Crach an Craite](#skellige), who shuffles whole
discard piles back into the decks, can bring one back.

- A hero of 10 and a unit of 3 stand in your siege row. It rains, and a horn sounds. The hero stays 10, the unit becomes
  1 and then 2: together **12**.
`,
  },
  agile: {
    title: "Agile",
    text: `
An agile unit shows two row marks. When you play it, choose the close or the ranged row. It stays there unless an effect
moves it.

- Frost lies on the close rows. Barclay Els, strength 6, is worth 1 there, but 6 in the ranged row.

If a decoy takes it back to your hand, you choose again when you next play it.
[Francesca, Hope of the Aen Seidhe](#scoiatael) moves your agile units to where they are stronger, and the
[automaton](#automaton) regroups its own automatically.
`,
  },
  spy: {
    title: "Spy",
    text: `
You play a spy to your **opponent’s** side, in the row its mark shows. Its strength counts for your opponent. In return
**you draw two cards**.

- You play Prince Stennis, a spy of 5. Your opponent’s total rises by 5, and you hold one card more than before.

Two cards for one turn are worth a lot, especially in a round you are going to lose anyway.

## A spy changes sides

On the battlefield a spy is a unit like any other. Your opponent may take it back with a [decoy](#decoy) and send it
against you. When it falls, it lies in your opponent’s discard pile, where their [medic](#medic) finds it: a revived spy
crosses over once more, and whoever revived it draws two cards.

If your deck is empty, you draw nothing. With one card left, you draw one. There is no hand limit.

## Doubled spies

If [Eredin the Treacherous](#monsters) leads one of the armies, every spy that is not a hero counts double, on both sides.
`,
  },
  medic: {
    title: "Medic",
    text: `
When you play a medic, choose a unit in your discard pile and play it at once. It may be any unit except a hero; special
cards cannot be revived.

The revived unit counts as **played**, so its abilities work again:

- A medic revives a medic, who revives another unit.
- A revived spy goes to the opponent, and you draw two cards.
- A revived unit with muster calls its comrades.

## You must, if you can

If there is a unit to revive, you must choose one. If your pile has none, the medic is just a unit.
The [option](#options) “Medic may decline” changes that.

With [Emhyr, Invader of the North](#nilfgaard) at the table, the unit is picked at random.
`,
  },
  muster: {
    title: "Muster",
    text: `
A unit with muster does not come alone: all the cards it calls are played at once, from your **hand** and your **deck**.
Then the deck is shuffled.

- You play one of three Nekkers of strength 2. The others are in your hand and your deck. All three stand in the row: 6.

Cards in the discard pile or on the battlefield do not come. You cannot hold any card back.

## Who calls whom

Most cards call their own kind: Nekkers call Nekkers, each vampire calls the other vampires, each crone the other crones.
Some call others instead:

- the Arachas Behemoth calls the Arachas,
- Gaunter O’Dimm calls his Darkness,
- Cerys calls the Shield Maidens of Clan Drummond,
- Geralt and Cirilla call Roach.

Cards called this way do not call back: playing Roach does not bring Geralt.

If the called cards have other abilities, those work once all of them have arrived.
`,
  },
  "tight-bond": {
    title: "Tight Bond",
    text: `
Units of the same name with a tight bond fight shoulder to shoulder. If several stand in one row of the same side, the
strength of each is **multiplied by their number**.

- One Blue Stripes Commando: **4**.
- Two of them: 4 × 2 = 8 each, together **16**.
- Three of them: 4 × 3 = 12 each, together **36**.

In bad weather each starts from 1: three of them are 3 each, together 9. A [horn](#commander-horn) doubles after the
bond.

So many points in one row invite a [Scorch](#scorch): bonded units are equally strong and burn together.
`,
  },
  "morale-boost": {
    title: "Morale Boost",
    text: `
A unit with a morale boost gives **+1 to every other** unit in its row, except heroes. It does not boost itself.
Several boosts add up.

- Two Siege Experts of strength 1 and a Trebuchet of 6 stand together. Each expert is lifted by the other to 2, the
  trebuchet by both to 8: together **12**.

Morale comes after weather and bond, but before the [horn](#commander-horn), which therefore doubles it too. A hero can
lift others, but is not lifted.
`,
  },
  "commander-horn": {
    title: "Commander’s Horn",
    text: `
A horn doubles the strength of the units in a row, except heroes. There are three kinds.

- The **special card** goes into the empty slot of one of your rows and stays until the round ends.
- A **unit** with a horn, such as Dandelion, doubles all the others in its row, but not itself.
- Some **leaders** sound a horn in a certain row. It fills the slot there like a card.

## Only once

Several horns on one row still double only once. But a second horn can reach the first: Dandelion’s own strength of 2
becomes 4 if there is also a horn in the slot.

- Dandelion (2) and two units of 6: 2 + 12 + 12 = **26**. With a horn in the slot as well: 4 + 12 + 12 = **28**.

The horn doubles at the very end, after weather, bond and morale. A slot holds only one card: a horn cannot
go where Mardroeme lies.
`,
  },
  scorch: {
    title: "Scorch",
    text: `
Scorch burns the **strongest** unit on the whole battlefield, wherever it stands. If several are equally strong, all of
them burn, on your own side too. Heroes neither burn nor count.

What counts is the current strength, with weather, bonds and horns.

- You have a unit of 8; your opponent has one of 8 and a hero of 15. Scorch takes both eights; the hero looks on.
- Frost has turned a unit of 10 into a 1. The strongest is now a 3 in the siege row: that one burns.

## Units that scorch

The Clan Dimun Pirate scorches when he is played. He is compared with all the others and burns too if he is the
strongest or tied for it.

Scorch may be played even if there is nothing to burn. In a [free-for-all](#free-for-all) it works a little
differently.
`,
  },
  "row-scorch": {
    title: "Row scorch",
    text: `
Some units and leaders scorch only one row of the **opponent**: Villentretenmerth the close row, the Toad the ranged row,
Schirrù the siege row.

The row must total **10 or more**, heroes included. Then its strongest units burn, all of them if they are equally
strong. Heroes do not burn.

- The opponent’s close row holds a unit of 6 and a hero of 4: total 10. Villentretenmerth burns the 6.
- With a unit of 5 instead, the row totals 9: nothing happens.
- Two units of 8 and 7 in frost total only 2: nothing happens.

Your own side is never touched.
`,
  },
  berserker: {
    title: "Berserkers and Mardroeme",
    text: `
Under the influence of the mushroom **Mardroeme**, the berserkers of Skellige turn into bears. Each berserker in a row
with Mardroeme transforms at once, whichever of the two came first.

- A Berserker of 4 becomes a Transformed Vildkaarl of **14** with a morale boost.
- A Young Berserker of 2 becomes a Transformed Young Vildkaarl of **8** with a tight bond: three of them are 24 each,
  together 72.

## Where Mardroeme comes from

Either as a special card in the empty slot of one of your rows, where it stays until the round ends, or with Ermion, who
affects his ranged row. It covers only that row. You may also play it where no berserker stands yet.

## No way back

A bear stays a bear, even if Mardroeme goes. The berserker’s card is out for the rest of the match; the bear returns to
the [side deck](#side-deck) when it leaves.
`,
  },
  "summon-avenger": {
    title: "Summon Avenger",
    text: `
When this unit is discarded from the battlefield, its avenger comes to the same side.

- The **Cow** (0, ranged row) calls the Bovine Defence Force, strength **8**, to the close row.
- **Kambi** (0, close row) calls Hemdall, a hero of **11**.

If the unit is destroyed during a round, the avenger arrives at once. If it leaves when the field is cleared, the avenger
arrives at the start of the next round. After the last round no avenger comes.

## When no avenger comes

Taking the unit back with a [decoy](#decoy) is not a discard. A unit that [Monsters](#monsters) keep on the field is not
discarded either.
`,
  },
  "side-deck": {
    title: "Units of the side deck",
    text: `
Four units belong to no deck: the Bovine Defence Force, Hemdall and the two transformed Vildkaarls. They wait in the side
deck until an [avenger](#summon-avenger) is called or a [berserker](#berserker) transforms.

On the battlefield they are units like any other, and Hemdall is a hero. There are always enough of them.

When such a unit leaves the battlefield, it returns to the side deck. It never goes to a hand, a deck or a discard
pile: no decoy can take it back and no medic can revive it. The [option](#options) “Where tokens go” changes that.
`,
  },
};
