/** What the records say, in ICU message format: endings at the table, why a game is refused, what a proof found. */
export default {
  "ending.resignation": "{seat} resigns.",
  "ending.draw": "A draw was agreed.",
  "ending.abort": "The game was called off.",

  "record.not-json": "This is not a save file, or it is cut off; choose a complete one.",
  "record.wrong-format": "This is not a saved game of Medallion; choose another file.",
  "record.newer-save": "This game was saved by a newer Medallion; update to open it.",
  "record.damaged": "This save file was changed or damaged; use another copy of it.",
  "record.bad-shape": "A part of this record is not as it should be; use an unchanged copy.",
  "record.refused-by-game": "The game cannot read what it finds in this record; use an unchanged copy.",
  "record.unknown-game": "There is no game “{game}” here; update Medallion.",
  "record.checkpoint-differs":
    "The choices in this save do not lead to the position in it; use an unchanged copy.",
  "record.newer-rules": "This game needs version {version} of its rules; update Medallion.",
  "record.older-rules":
    "This game was played under version {version} of its rules; replay it with a Medallion that has it.",
  "record.illegal-entry":
    "Entry {entry} of the history does not fit the game ({reason}); use an unchanged copy.",
  "reason.game-over": "the game is over",
  "reason.no-question": "the seat owes no answer",
  "reason.stale-question": "the question is another one",
  "reason.no-such-choice": "there is no such choice",
  "reason.no-such-seat": "there is no such seat",
  "reason.takeback": "so much cannot be taken back",
  "record.rules-failed": "The rules break down on this game ({reason}); please report it.",
  "record.damaged-link": "This link is cut off or was changed; copy it again in full.",
  "record.newer-link": "This is no link to a game, or one from a newer Medallion; copy it again or update.",
  "record.several-versions":
    "This game was played under several versions of the rules; share it as a save file.",
  "record.still-running": "Others still play in this game; make a link when it is over.",

  "proof.record": "The record is the one that was announced.",
  "proof.record.other": "The record is not the one that was announced.",
  "proof.record.unreadable": "The record cannot be read: {why}",
  "proof.commitment": "The seed is the one that was committed to before the deal.",
  "proof.commitment.seed": "The seed is not the one that was committed to.",
  "proof.commitment.published": "The record’s commitment is not the one published before the deal.",
  "proof.key": "The key is made from the seed and the players’ salts ({salts}).",
  "proof.key.other": "Part {part} of the game goes on with a key that seed and salts do not make.",
  "proof.key.hidden": "Part {part} of the game goes on from a checkpoint that shows no key.",
  "proof.segment":
    "Part {part} was replayed: {count, plural, one {its # entry is legal} other {each of its # entries is legal}}.",
  "proof.segment.needs":
    "Part {part} needs version {version} of the rules; verify it with a Medallion that has it.",
  "proof.segment.broken": "Part {part} cannot be replayed: {why}",
  "proof.result": "The game comes to the result that was claimed.",
  "proof.result.open": "The end of the game was not reached, so its result is open.",
  "proof.result.position": "Seed, salts and choices lead to another final position.",
  "proof.result.outcome": "The outcome claimed is not the one the game came to.",
  "proof.result.unclaimed": "No final position or outcome was given to compare with.",
};
