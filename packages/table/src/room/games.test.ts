import { KITS } from "@medallion/games";
import { at } from "@medallion/kernel";
import { parseSave, verify } from "@medallion/records";
import { expect, test } from "vitest";
import { eventsOf, Room } from "./index.ts";
import { BOT, OPEN, TOY, TrialRoom } from "./test/trial-room.ts";

for (const kit of [TOY, ...KITS])
  for (const mode of kit.lobby.modes)
    for (const seats of mode.seats)
      test(`${kit.game.id} ${mode.id} for ${seats}: a person and bots play through, and the log makes it all again`, () => {
        const places = Array.from({ length: seats }, (_, seat) => (seat === 0 ? OPEN : BOT));
        const trial = new TrialRoom({ game: kit.game.id, mode: mode.id, seats }, places, [kit]);
        trial.begin("ann").playOut("greedy");
        const [finished] = trial.finished;
        if (finished === undefined) throw new Error("the game is over");
        expect(finished.ending.by).toBe("rules");
        expect(parseSave(finished.save, () => kit.game).ending).toEqual(finished.ending);
        const { standings } = finished.ending.outcome;
        const best = Math.max(...finished.recap.map(({ score }) => score));
        expect(finished.recap).toHaveLength(seats);
        for (const [seat, recap] of finished.recap.entries()) {
          expect(recap.with).toMatchObject({ id: expect.any(String), name: { key: expect.any(String) } });
          if (standings[seat]?.result === "win") expect(recap.score).toBe(best);
        }
        const claim = { commitment: trial.room.commitment, outcome: finished.ending.outcome };
        expect(verify(kit.game, finished.record, claim).verdict).toBe("proved");

        expect(Room.replay([kit], trial.log).snapshot()).toEqual(trial.room.snapshot());
        // What was told is kept, or told anew by a room that was restored just before the end.
        const before = Room.replay([kit], trial.log.slice(0, -1)).snapshot();
        const restored = Room.restore([kit], JSON.parse(JSON.stringify(before)));
        const [ended] = restored
          .follow(at(trial.log, trial.log.length - 1))
          .flatMap((news) => (news.kind === "finished" ? [news.game] : []));
        expect(ended?.save).toBe(finished.save);
        for (const viewer of trial.viewers) {
          expect(eventsOf([kit], trial.log, viewer, 0)).toEqual(trial.heard(viewer));
          const from = Math.floor(trial.heard(viewer).length / 2);
          expect(eventsOf([kit], trial.log, viewer, from)).toEqual(trial.heard(viewer).slice(from));
        }
      });
