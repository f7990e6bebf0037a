import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Visitor } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import { StoreError } from "../store/error.ts";
import type { Person, Session, Store } from "../store/store.ts";
import { issueDevice, networkMark, readDevice } from "./device.ts";
import { inventName } from "./invented-name.ts";
import { LoginGuard } from "./login-guard.ts";
import { nameKey } from "./name.ts";
import { Passwords } from "./password.ts";
import type { Asker } from "./password-work.ts";
import { networkOf } from "./rate-limit.ts";
import { issueRecovery, recoveryCode, recoveryHash } from "./recovery-code.ts";
import { SessionCache } from "./session-cache.ts";
import { SKELETONS, skeletonsOf } from "./skeleton.ts";
import { issueToken, readToken } from "./token.ts";

export interface PeopleOptions {
  readonly limits: Pick<Limits, "sessionAge" | "wrongPasswordsPerHour">;
  readonly now?: () => number;
  readonly passwords?: Passwords;
  /** Told of every session that ends on this node, so that its sockets can be closed. */
  readonly ended?: (session: string) => void;
}

export interface Identity {
  readonly person: Person;
  readonly token: string;
}

/** A new account, with the code that recovers its password: shown once, kept nowhere. */
export interface Claimed {
  readonly person: Person;
  readonly recovery: string;
}

/** Where somebody comes from. */
export interface Origin {
  readonly address: string;
  readonly agent: string;
  /** What the browser kept of an earlier login; see `issueDevice`. */
  readonly device: string | undefined;
}

/** Too many wrong passwords were tried: nothing was looked at. */
export type Guarded = "too-many-guesses";

/** `seen` is written no more often than this. */
const SEEN_EVERY = 60_000;
const LONGEST_AGENT = 120;
const MOST_INVENTED = 20;
/** The name of a deleted account is nobody else's for so long: 90 days. */
const NAME_KEPT = 90 * 86_400_000;
/** Beyond it a login ends the session that was used least recently. */
const MOST_SESSIONS = 50;

/** Who is who: guests, accounts and their sessions. Names come in as `readName` gives them. */
export class People {
  readonly #store: Store;
  readonly #key: Uint8Array;
  readonly #now: () => number;
  readonly #sessionAge: number;
  readonly #passwords: Passwords;
  readonly #ended: (session: string) => void;
  readonly #cache: SessionCache;
  readonly #guard: LoginGuard;
  /** From which network those who are known were last seen. */
  readonly #from = new WeakMap<Visitor, string>();

  private constructor(store: Store, key: Uint8Array, options: PeopleOptions) {
    this.#store = store;
    this.#key = key;
    this.#now = options.now ?? Date.now;
    this.#sessionAge = options.limits.sessionAge;
    this.#passwords = options.passwords ?? new Passwords();
    this.#ended = options.ended ?? (() => {});
    this.#cache = new SessionCache(this.#now);
    this.#guard = new LoginGuard(store, options.limits.wrongPasswordsPerHour, this.#now);
  }

  static async open(store: Store, options: PeopleOptions): Promise<People> {
    await store.people.settleNames(SKELETONS, skeletonsOf);
    return new People(store, await store.secret(), options);
  }

  /** Whose token this is; nobody's if it is forged, ended or too old. The address, where it is told, is noted by its mark. */
  async visitor(token: string | undefined, address?: string): Promise<Visitor | undefined> {
    const session = token === undefined ? undefined : readToken(this.#key, token);
    if (session === undefined) return undefined;
    const known = await this.#cache.get(session, () => this.#load(session, address));
    if (known === undefined || address === undefined || this.#from.get(known) === networkOf(address))
      return known;
    // Where somebody is counts at once: a rated game may be about to begin.
    this.#cache.drop(session);
    return this.#cache.get(session, () => this.#load(session, address));
  }

  /** What a browser may keep, so that others' wrong guesses do not keep it out. */
  device(person: Person): string {
    return issueDevice(this.#key, person.id);
  }

  /** Whether nobody but its account may be called so, or look like it. */
  isTaken(name: string): Promise<boolean> {
    return this.#store.people.taken(skeletonsOf(name), this.#now());
  }

  /** A pleasant name that no account has; should most be taken, one with a number. */
  async invented(): Promise<string> {
    for (let tries = 0; tries < MOST_INVENTED; tries++) {
      const name = inventName();
      if (!(await this.isTaken(name))) return name;
    }
    return `${inventName()} ${randomInt(1_000_000)}`;
  }

  async guest(name: string, from: Origin): Promise<Identity> {
    const created = this.#now();
    const person: Person = { id: randomBytes(12).toString("base64url"), name, kind: "guest", created };
    await this.#store.people.add(person, skeletonsOf(name)[0]);
    return { person, token: (await this.#begin(person, from)).token };
  }

  /** The account with this name and password, in a new session. A guest's games become the account's unless some still run: then the guest stays. */
  async login(
    name: string,
    password: string,
    from: Origin,
    before: Visitor | undefined,
  ): Promise<Identity | Guarded | undefined> {
    const key = nameKey(name);
    const known = await this.#store.people.credentials(key);
    const familiar = known && (await this.#familiar(known.person.id, from, before));
    const right = await this.#proves(key, password, known?.password, familiar, from);
    if (right === "too-many-guesses") return right;
    if (known === undefined || !right) return undefined;
    const entered = await ifThere(() => this.#enter(known, password, from, before));
    return entered === undefined ? undefined : { person: known.person, token: entered };
  }

  /** Whoever has proved who they are; their token, or nothing where the password is another one by now. */
  async #enter(
    known: { readonly person: Person; readonly password: string },
    password: string,
    from: Origin,
    before: Visitor | undefined,
  ): Promise<string | undefined> {
    const { person } = known;
    const key = nameKey(person.name);
    const ticket = await this.#begin(person, from);
    // Whoever changed the password meanwhile may have ended the other sessions before this one began.
    if ((await this.#store.people.credentials(key))?.password !== known.password) {
      await this.#end(person.id, ticket.session);
      return undefined;
    }
    await this.#raise(person, password, known.password, from);
    if (before !== undefined) await this.#leave(before, person);
    await this.#endSurplus(person);
    return ticket.token;
  }

  async claim(
    visitor: Visitor,
    name: string,
    password: string,
    from: Origin,
  ): Promise<Claimed | "name-taken" | "not-guest"> {
    const { id, kind } = visitor.person;
    const key = nameKey(name);
    if (kind !== "guest") return "not-guest";
    if (await this.isTaken(name)) return "name-taken";
    if ((await this.#store.people.credentials(key)) !== undefined) return "name-taken";
    const hash = await this.#passwords.hash(password, asker(from));
    const recovery = recoveryCode();
    const claimed = await this.#store.people.claim(id, {
      ...{ name, nameKey: key, password: hash, recovery: recoveryHash(recovery) },
      ...{ skeletons: skeletonsOf(name), at: this.#now(), guestName: await this.invented() },
    });
    this.#cache.dropPerson(id);
    return claimed === "done" ? { person: { ...visitor.person, name, kind: "account" }, recovery } : claimed;
  }

  async rename(visitor: Visitor, name: string): Promise<Person | "not-guest"> {
    const { id } = visitor.person;
    // Asked anew: an account is known by its name, which must not change under its key.
    const person = await this.#store.people.find(id);
    if (person?.kind !== "guest") return "not-guest";
    await this.#store.people.rename(id, name, skeletonsOf(name)[0]);
    this.#cache.dropPerson(id);
    return { ...person, name };
  }

  /** Changes the password and ends all other sessions. */
  async changePassword(
    visitor: Visitor,
    old: string,
    fresh: string,
    from: Origin,
  ): Promise<"done" | "wrong-login" | "not-account" | Guarded> {
    const { person } = visitor;
    const proof = await this.#proof(visitor, old, from);
    if (proof !== "right") return proof;
    await this.#store.people.setPassword(person.id, await this.#passwords.hash(fresh, asker(from, true)));
    await this.endOtherSessions(visitor);
    return "done";
  }

  /**
   * A new password by the recovery code, which is used up: all sessions end, a new one begins, and there is a new code.
   * Whoever is not let in (`admit` throws) keeps the old ones.
   */
  async recover(
    name: string,
    code: string,
    password: string,
    from: Origin,
    admit: (person: string) => void = () => {},
  ): Promise<(Identity & { readonly recovery: string }) | undefined> {
    const known = await this.#store.people.recovery(nameKey(name));
    const before = recoveryHash(code);
    if (known === undefined || !timingSafeEqual(Buffer.from(known.recovery), Buffer.from(before)))
      return undefined;
    const { person } = known;
    admit(person.id);
    const hash = await this.#passwords.hash(password, asker(from, true));
    const recovery = recoveryCode();
    if (!(await this.#store.people.recover(person.id, before, hash, recoveryHash(recovery))))
      return undefined;
    const begun = await ifThere(() => this.#begin(person, from));
    if (begun === undefined) return undefined;
    const { token, session } = begun;
    await this.endOtherSessions({ person, session });
    return { person, token, recovery };
  }

  /** Another recovery code for who knows the password; the one before opens nothing any more. */
  async freshRecovery(
    visitor: Visitor,
    password: string,
    from: Origin,
  ): Promise<{ readonly recovery: string } | { readonly refused: "wrong-login" | "not-account" | Guarded }> {
    const proof = await this.#proof(visitor, password, from);
    if (proof !== "right") return { refused: proof };
    const recovery = await this.issueRecovery(visitor.person.id);
    return recovery === undefined ? { refused: "not-account" } : { recovery };
  }

  /** Another recovery code, as the owner of the server gives it out; `undefined` if the person has no account. */
  issueRecovery(person: string): Promise<string | undefined> {
    return issueRecovery(this.#store, person);
  }

  /** Whether somebody may delete who they are: an account by its password, a guest at once. */
  async mayDelete(
    visitor: Visitor,
    password: string,
    from: Origin,
  ): Promise<"right" | "wrong-login" | Guarded> {
    const proof = await this.#proof(visitor, password, from);
    return proof === "not-account" ? "right" : proof;
  }

  /**
   * Deletes who somebody is. An account's name stays taken for a while, so that nobody takes their place. Gives back the
   * tables to clear.
   */
  async forget({ person }: Visitor): Promise<readonly string[]> {
    const sessions = await this.#store.people.sessions(person.id);
    const left = await this.#store.people.forget(person.id, this.#now() + NAME_KEPT);
    this.#cache.dropPerson(person.id);
    for (const { id } of sessions) this.#ended(id);
    return left;
  }

  async sessions(visitor: Visitor): Promise<readonly Session[]> {
    const youngest = this.#now() - this.#sessionAge;
    const all = await this.#store.people.sessions(visitor.person.id);
    return all.filter(({ created }) => created >= youngest);
  }

  /** What is known of a person has changed behind our back. */
  lookAnew(person: string): void {
    this.#cache.dropPerson(person);
  }

  /** False if the visitor has no such session. */
  endSession(visitor: Visitor, session: string): Promise<boolean> {
    return this.#end(visitor.person.id, session);
  }

  async endOtherSessions({ person, session }: Visitor): Promise<number> {
    const others = (await this.#store.people.sessions(person.id)).filter(({ id }) => id !== session);
    const ended = await this.#store.people.endOtherSessions(person.id, session);
    this.#cache.dropPerson(person.id);
    for (const { id } of others) this.#ended(id);
    return ended;
  }

  /** Whether the visitor knows the password of the account they came by. */
  async #proof(
    { person, session }: Visitor,
    password: string,
    from: Origin,
  ): Promise<"right" | "wrong-login" | "not-account" | Guarded> {
    if (person.kind !== "account") return "not-account";
    const key = nameKey(person.name);
    const known = await this.#store.people.credentials(key);
    if (known?.person.id !== person.id) return "not-account";
    const right = await this.#proves(key, password, known.password, session, from);
    return right === true ? "right" : right || "wrong-login";
  }

  /** Whether the password is the stored one, if so many wrong ones were not tried before. */
  async #proves(
    account: string,
    password: string,
    stored: string | undefined,
    familiar: string | undefined,
    from: Origin,
  ): Promise<boolean | Guarded> {
    const attempt = { account, familiar };
    if (!(await this.#guard.admit(attempt))) return "too-many-guesses";
    const right = await this.#passwords.matches(password, stored, asker(from, familiar !== undefined));
    if (right) await this.#guard.forgive(attempt);
    return right;
  }

  /** By what the account knows who comes: a device it logged in with, a network it was used from, or its own session. */
  async #familiar(
    person: string,
    { device, address }: Origin,
    before: Visitor | undefined,
  ): Promise<string | undefined> {
    if (before?.person.id === person) return before.session;
    const known = device === undefined ? undefined : readDevice(this.#key, person, device);
    if (known !== undefined) return known;
    const mark = networkMark(this.#key, address);
    return (await this.#store.people.sessions(person)).some(({ network }) => network === mark)
      ? mark
      : undefined;
  }

  /** A password that was computed at an older cost is computed anew, now that it is known. */
  async #raise(person: Person, password: string, stored: string, from: Origin): Promise<void> {
    if (!this.#passwords.isOutdated(stored)) return;
    const fresh = await this.#passwords.hash(password, asker(from, true));
    await this.#store.people.setPassword(person.id, fresh, stored);
  }

  async #load(id: string, address: string | undefined): Promise<Visitor | undefined> {
    const session = await this.#store.people.session(id);
    if (session === undefined) return undefined;
    const now = this.#now();
    if (now - session.created > this.#sessionAge) {
      await this.#store.people.endSession(session.person, id);
      this.#ended(id);
      return undefined;
    }
    const network = address === undefined ? session.network : networkMark(this.#key, address);
    if (now - session.seen >= SEEN_EVERY || network !== session.network)
      await this.#store.people.seen(id, now, network);
    const visitor = { person: session.who, session: id };
    if (address !== undefined) this.#from.set(visitor, networkOf(address));
    return visitor;
  }

  async #begin(person: Person, { agent, address }: Origin): Promise<{ token: string; session: string }> {
    const ticket = issueToken(this.#key);
    const now = this.#now();
    const shortened = agent.slice(0, LONGEST_AGENT).replace(/\p{C}/gu, "");
    await this.#store.people.addSession({
      id: ticket.session,
      person: person.id,
      created: now,
      seen: now,
      agent: shortened,
      network: networkMark(this.#key, address),
    });
    return ticket;
  }

  async #end(person: string, session: string): Promise<boolean> {
    const ended = await this.#store.people.endSession(person, session);
    if (ended) {
      this.#cache.drop(session);
      this.#ended(session);
    }
    return ended;
  }

  /** What becomes of the session by which somebody came who now logs in. */
  async #leave({ person: { id }, session }: Visitor, account: Person): Promise<void> {
    const before = await this.#store.people.find(id);
    if (before?.kind === "guest" && (await this.#store.people.merge(id, account.id)) === "busy") return;
    this.#cache.dropPerson(id);
    // A merge made it the account's.
    if (!(await this.#end(account.id, session))) await this.#end(id, session);
  }

  async #endSurplus(person: Person): Promise<void> {
    const sessions = [...(await this.#store.people.sessions(person.id))].sort((a, b) => b.seen - a.seen);
    for (const { id } of sessions.slice(MOST_SESSIONS)) await this.#end(person.id, id);
  }
}

/** What was done for somebody; nothing if they were forgotten meanwhile. */
async function ifThere<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError && error.code === "missing") return undefined;
    throw error;
  }
}

function asker({ address }: Origin, familiar = false): Asker {
  return { network: networkOf(address), familiar };
}
