import type { Seat } from "@medallion/kernel";
import type { RoomCore } from "./core.ts";
import type { RoomLook, TableLook } from "./look.ts";
import { takebackOf } from "./proposing.ts";
import type { ClockFace } from "./settings.ts";

/** All that a viewer may know of the room. */
export function lookOf(core: RoomCore, viewer: Seat | null): RoomLook {
  const { data } = core;
  const { proposal } = data;
  return {
    viewer,
    settings: data.settings,
    owner: data.owner,
    stage: core.stage,
    game: data.game,
    commitment: data.commitment,
    places: core.places,
    ready: data.chairs.map(({ ready }) => ready),
    gone: data.chairs.flatMap(({ gone }, seat) => (gone === undefined ? [] : [seat])),
    waitingFor: waitingFor(core, viewer),
    clocks: clocks(core, viewer),
    paused: core.paused,
    chatOpen: data.chatOpen,
    ...(data.closed !== undefined && { closed: data.closed }),
    proposal: proposal && { what: proposal.what, by: proposal.by, yes: proposal.yes },
    votes: data.votes,
    table: tableOf(core, viewer),
  };
}

/** Who, as far as the viewer may know, owes an answer. */
export function waitingFor(core: RoomCore, viewer: Seat | null): readonly Seat[] {
  const owing = core.questions.map(({ seat }) => seat);
  return viewer !== null && owing.includes(viewer) ? [viewer] : owing;
}

function clocks(core: RoomCore, viewer: Seat | null): readonly ClockFace[] {
  if (core.course === undefined) return [];
  const owing = core.questions.map(({ seat }) => seat);
  const hidden = owing.length > 1 || (viewer !== null && owing.includes(viewer));
  const { paused } = core;
  return core.data.chairs.flatMap(({ account, shown }, seat) => {
    const face = hidden && seat !== viewer ? shown : account;
    return face === undefined ? [] : [{ seat, ...face, running: paused ? undefined : face.running }];
  });
}

function tableOf(core: RoomCore, viewer: Seat | null): TableLook | undefined {
  const { kit, course, data } = core;
  if (course === undefined) return undefined;
  const { game } = kit;
  const { state } = course;
  const { ending, questions } = core;
  const asks = viewer !== null && ending === undefined;
  const question = asks ? questions.find(({ seat }) => seat === viewer) : undefined;
  const others = data.settings.openHands
    ? data.chairs.flatMap((_chair, seat) => (seat === viewer ? [] : [{ seat, view: game.view(state, seat) }]))
    : [];
  return {
    view: game.view(state, viewer),
    alongside: course.alongside,
    question,
    choices: question === undefined ? [] : game.choices(state, question.seat),
    offers: asks ? game.offers(state, viewer) : [],
    mayTakeBack: viewer === null ? "no" : takebackOf(core, viewer),
    ending,
    others,
  };
}
