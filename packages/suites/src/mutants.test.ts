import { at, imaginedRandom, remove, type Tell } from "@medallion/kernel";
import { expect, test } from "vitest";
import { type Effort, type Failure, runSuites, type Suite } from "./index.ts";
import { type State, type ToyChoice, type ToyEvent, type ToyGame, type ToyKit, toy } from "./toy/kit.ts";

const honest = toy.game;

/** The toy with something broken. Each is made anew, so that what it remembers is its own. */
function mutant(parts: Partial<ToyGame>): ToyKit {
  return { ...toy, game: { ...honest, ...parts } };
}

/** Runs one suite until it fails; the failure must say this, and must come again from the seed of that game alone. */
function expectCaught(suite: Suite, kit: ToyKit, message: RegExp): void {
  const effort = { games: 6, costlyGames: 6, only: suite };
  const failure = firstFailure(kit, { ...effort, seed: "mutants" }, suite);
  expect(failure?.message).toMatch(message);
  if (failure === undefined) return;
  const alone = { ...effort, games: 1, seed: failure.seed, cases: [failure.case] };
  expect(firstFailure(kit, alone, suite)).toBeDefined();
  expect(failure.command).toBe(
    `npm run soak -- --game toy --case "${failure.case}" --seed "${failure.seed}" --games 1 --only ${suite}`,
  );
}

function firstFailure(kit: ToyKit, effort: Effort, suite: Suite): Failure | undefined {
  for (const { failures } of runSuites(kit, effort)) {
    const failure = failures.find((one) => one.suite === suite);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** `advance` with something done after each step, told what the step was. */
function afterAdvance(
  act: (state: State, step: string | undefined, before: State) => void,
): ToyGame["advance"] {
  return (state, tell) => {
    const before = honest.copy(state);
    const finality = honest.advance(state, tell);
    if (finality !== undefined) act(state, before.agenda.at(-1)?.kind, before);
    return finality;
  };
}

test("caught: an event that names a hidden card", () => {
  const loud =
    (tell: Tell<ToyEvent> | undefined): Tell<ToyEvent> =>
    (told) =>
      tell?.(told.event.kind === "drew" ? { event: told.event, to: "all" } : told);
  expectCaught(
    "leak",
    mutant({ advance: (state, tell) => honest.advance(state, loud(tell)) }),
    /the event .*drew.* names/,
  );
});

test.each(["exchange", "renew"])("caught: a handle kept through a shuffle: %s", (shuffling) => {
  const advance = afterAdvance((state, step, before) => {
    if (step === shuffling) state.handles = before.handles;
  });
  expectCaught("leak", mutant({ advance }), /went into hiding and yet lies at/);
});

test("caught: an aliased draft list", () => {
  const kit = () =>
    mutant({
      setup: (options, random) => {
        const state = honest.setup(options, random);
        state.marked.fill([]);
        return state;
      },
    });
  expectCaught("end", kit(), /a marked card must be in the hand|is not in the list/);
  expectCaught("same", kit(), /plays on differently|a marked card must be in the hand/);
  expectCaught("leak", kit(), /its view changed by an answer of seat|depends on that answer/);
});

test("caught: an imagine that reads the truth from the view", () => {
  const view: ToyGame["view"] = (state, viewer) => ({
    ...honest.view(state, viewer),
    truth: { hands: state.hands, deck: state.deck },
  });
  const imagine: ToyGame["imagine"] = (seen, random) => {
    const { truth } = seen as typeof seen & { truth: Pick<State, "hands" | "deck"> };
    const slots = (list: readonly { handle: number }[], cards: readonly number[]) =>
      list.map(({ handle }, place) => ({ handle, card: at(cards, place) }));
    const hands = seen.hands.map((hand, seat) => slots(hand, at(truth.hands, seat)));
    const world = honest.imagine({ ...seen, hands, deck: slots(seen.deck, truth.deck) }, random);
    const known = [...seen.hands.flat(), ...seen.deck].filter((slot) => slot.card !== undefined);
    world.seen[seen.viewer ?? seen.hands.length] = known.map((slot) => slot.handle);
    return world;
  };
  expectCaught("leak", mutant({ view, imagine }), /imaginings .* never happened/);
});

test("caught: an imagine that remembers the truth beside the view", () => {
  const remembering = (random: "true" | "fresh"): ToyKit => {
    let truth: State | undefined;
    return mutant({
      view: (state, viewer) => {
        truth = state;
        return honest.view(state, viewer);
      },
      imagine: (view, chance) => {
        const world = truth === undefined ? honest.imagine(view, chance) : honest.copy(truth);
        if (random === "fresh") world.random = imaginedRandom(chance);
        return world;
      },
    });
  };
  expectCaught("leak", remembering("true"), /holds the true key of chance/);
  expectCaught("leak", remembering("fresh"), /imaginings .* never happened/);
});

test("caught: a secret in the view that imagine does not know", () => {
  const view: ToyGame["view"] = (state, viewer) => ({ ...honest.view(state, viewer), sum: state.deck[0] });
  expectCaught("leak", mutant({ view }), /view of an imagined world differs/);
});

test("caught: the key of chance in the view", () => {
  const view: ToyGame["view"] = (state, viewer) => ({ ...honest.view(state, viewer), key: state.random.key });
  expectCaught("leak", mutant({ view }), /holds the key of all chance/);
});

test("caught: a counter in the view that betrays an exchange", () => {
  const counting: ToyGame["view"] = (state, viewer) => ({
    ...honest.view(state, viewer),
    nextHandle: state.nextHandle + state.marked.flat().length,
  });
  const imagine: ToyGame["imagine"] = (view, random) =>
    honest.imagine({ ...view, nextHandle: view.nextHandle - view.marked.length }, random);
  expectCaught("leak", mutant({ view: counting, imagine }), /its view changed|depends on that answer/);
});

test("caught: a number of a question that betrays an exchange", () => {
  const choose: ToyGame["choose"] = (state, seat, choice, tell) => {
    if (choice.kind === "exchange")
      for (const [other, open] of state.open.entries())
        if (other !== seat && open === null) state.asked[other] = at(state.asked, other) + 1;
    return honest.choose(state, seat, choice, tell);
  };
  const view: ToyGame["view"] = (state, viewer) => {
    const asked = viewer === null ? 0 : (state.open[viewer]?.id ?? 0);
    return { ...honest.view(state, viewer), asked };
  };
  expectCaught("leak", mutant({ choose, view }), /counts more than the seat's own/);
});

test("caught: an event that betrays an answer to those who still owe theirs", () => {
  const choose: ToyGame["choose"] = (state, seat, choice, tell) => {
    if (choice.kind === "exchange") tell?.({ event: { kind: "exchangedHidden", seat }, to: "all" });
    return honest.choose(state, seat, choice, tell);
  };
  expectCaught("leak", mutant({ choose }), /depends on that answer/);
});

test("caught: an order of choices that changes by itself", () => {
  let calls = 0;
  const choices: ToyGame["choices"] = (state, seat) =>
    calls++ % 2 === 0 ? honest.choices(state, seat) : honest.choices(state, seat).toReversed();
  expectCaught("same", mutant({ choices }), /lists its choices in two ways/);
});

test("caught: an order of choices that depends on a secret", () => {
  const choices: ToyGame["choices"] = (state, seat) =>
    at([...state.deck, 0], 0) % 2 === 0
      ? honest.choices(state, seat)
      : honest.choices(state, seat).toReversed();
  expectCaught("leak", mutant({ choices }), /choices differ in an imagined world/);
});

test("caught: an offered choice that is illegal", () => {
  const throwing: ToyGame["choices"] = (state, seat) => {
    const list = honest.choices(state, seat);
    const card = state.deck[0];
    const illegal: readonly ToyChoice[] = card === undefined ? [] : [{ kind: "play", card }];
    return state.open[seat]?.kind === "turn" ? [...list, ...illegal] : list;
  };
  expectCaught("end", mutant({ choices: throwing }), /threw Error: .* is not in the list/);
  const idle: ToyGame["choose"] = (state, seat, choice, tell) =>
    choice.kind === "pass" && state.rows.flat().length > 0
      ? "open"
      : honest.choose(state, seat, choice, tell);
  expectCaught("end", mutant({ choose: idle }), /"pass".* leaves question|is open after question/);
  const offered: ToyGame["choose"] = (state, seat, choice, tell) =>
    choice.kind === "show" ? "open" : honest.choose(state, seat, choice, tell);
  expectCaught("end", mutant({ choose: offered }), /the offer .*show.* changes nothing/);
});

test("caught: an agenda that never empties", () => {
  const advance = afterAdvance((state, step) => {
    if (step === "renew") state.agenda.push({ kind: "renew", seat: 0 });
  });
  expectCaught("end", mutant({ advance }), /the agenda did not empty/);
});

test("caught: a game that never ends", () => {
  const advance = afterAdvance((state, step) => {
    if (step !== "score") return;
    const cards = [...state.hands.flat(), ...state.rows.flat(), ...state.discard.splice(0)];
    for (const list of [...state.hands, ...state.rows]) list.length = 0;
    state.deck.push(...cards);
    state.passed.fill(false);
    state.agenda.push({ kind: "deal" });
    state.ended = false;
  });
  expectCaught("end", mutant({ advance }), /not over after 200 choices/);
});

test("caught: a state that is not plain JSON", () => {
  const setup: ToyGame["setup"] = (options, random) =>
    Object.assign(honest.setup(options, random), { when: undefined });
  expectCaught("end", mutant({ setup }), /not plain JSON at state.when/);
});

test("caught: a copy that shares a list with its original", () => {
  const copy: ToyGame["copy"] = (state) => Object.assign(honest.copy(state), { deck: state.deck });
  expectCaught("end", mutant({ copy }), /playing on a copy changed its original|broken/);
  expectCaught("same", mutant({ copy }), /plays on differently|lead to another state/);
});

test("caught: a fallback that is not a choice", () => {
  const questions: ToyGame["questions"] = (state) =>
    honest.questions(state).map((question) => ({ ...question, fallback: question.fallback + 1 }));
  expectCaught("end", mutant({ questions }), /the fallback \d+ is none of/);
});

test("caught: a choice listed twice", () => {
  const choices: ToyGame["choices"] = (state, seat) => {
    const list = honest.choices(state, seat);
    return [...list, ...list.slice(0, 1)];
  };
  expectCaught("end", mutant({ choices }), /is in the list twice/);
});

test("caught: an answer that changes another seat's question", () => {
  const choices: ToyGame["choices"] = (state, seat) => {
    const list = honest.choices(state, seat);
    return state.marked.flat().length > at(state.marked, seat).length ? list.slice(0, 1) : list;
  };
  expectCaught("end", mutant({ choices }), /changed by a choice of seat/);
});

test("caught: answers whose order matters", () => {
  const choose: ToyGame["choose"] = (state, seat, choice, tell) => {
    if (choice.kind !== "exchange") return honest.choose(state, seat, choice, tell);
    state.open[seat] = null;
    remove(at(state.hands, seat), choice.card);
    state.deck.push(choice.card);
    at(state.hands, seat).push(...state.deck.splice(0, 1));
    return "final";
  };
  expectCaught("same", mutant({ choose }), /answers in the order .* lead to another state/);
});

test("caught: rules that play differently when somebody listens", () => {
  const advance: ToyGame["advance"] = (state, tell) => {
    const finality = honest.advance(state, tell);
    if (tell !== undefined && finality !== undefined) state.nextHandle += 1;
    return finality;
  };
  expectCaught("same", mutant({ advance }), /differ/);
});

test("caught: a saved state that forgets what was seen", () => {
  const parseState: ToyGame["parseState"] = (input, version) => {
    const state = honest.parseState(input, version);
    return { ...state, seen: state.seen.map(() => []) };
  };
  expectCaught("same", mutant({ parseState }), /a restored state differs/);
});

test("caught: an imagine that forgets what the viewer has seen", () => {
  const imagine: ToyGame["imagine"] = (view, random) => {
    const world = honest.imagine(view, random);
    return { ...world, seen: world.seen.map(() => []) };
  };
  expectCaught("leak", mutant({ imagine }), /view of an imagined world differs/);
});

test("a view that throws is a failure and not the end of the run", () => {
  const view: ToyGame["view"] = () => {
    throw new TypeError("no view today");
  };
  expectCaught("leak", mutant({ view }), /threw TypeError: no view today/);
});
