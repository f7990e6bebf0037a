import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";

const MOST_MUTED = 1000;

/** Whose words a person does not hear. */
export function muteHandlers({
  store,
}: Pick<PeopleDeps, "store">): Pick<Handlers, "mutes" | "mute" | "unmute"> {
  return {
    async mutes(call) {
      return { muted: [...(await store.talk.muted(visitorOf(call).person.id))] };
    },

    async mute(call) {
      const { person } = visitorOf(call);
      const muted = call.body.person;
      if ((await store.people.find(muted)) === undefined)
        throw new HttpRefusal(404, "no-such-person", "Player not found.");
      if ((await store.talk.muted(person.id)).length >= MOST_MUTED)
        throw new HttpRefusal(409, "too-many", "You’ve muted too many players. Unmute some first.");
      await store.talk.mute(person.id, muted);
      return {};
    },

    async unmute(call) {
      await store.talk.unmute(visitorOf(call).person.id, call.params.person);
      return {};
    },
  };
}
