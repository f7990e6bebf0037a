// Everybody at every table of a boardgame.io server: the Field of bench/load/field.ts.
import { io } from "socket.io-client";
import { inTurns } from "../../load/in-turns.ts";
import { choicesOf } from "./game.js";

/** @type {import("../../load/field.ts").OpenField} */
export async function openField(parts) {
  const field = new BoardgameField(parts);
  await field.open();
  return field;
}

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 30_000;

/** Two sockets at each table. A move is acknowledged by the update that brings its effect back to the mover. */
class BoardgameField {
  errors = [];
  finished = 0;
  #parts;
  #tables = [];

  constructor(parts) {
    this.#parts = parts;
  }

  async open() {
    const { tables, progress } = this.#parts;
    this.#tables = await inTurns(tables, 16, async (index) => {
      if (index % 50 === 0) progress(`${index} of ${tables} tables`);
      const { matchID } = await this.#post("create", { numPlayers: 2 });
      const table = { index, match: matchID, stateID: 0, renewing: false, seats: [] };
      // One after the other: with FlatFile, of two who join at once one is forgotten.
      for (const seat of [0, 1]) table.seats.push(await this.#sit(table, seat));
      return table;
    });
  }

  choose(index, acknowledged) {
    const table = this.#tables[index];
    if (table.renewing) return false;
    for (const seat of table.seats) {
      const { state } = seat;
      // The other seat has heard of more: a move from here would be refused as late.
      if (state._stateID < table.stateID) continue;
      const choices = choicesOf(state.G, seat.number);
      if (choices.length === 0) continue;
      const { avoid, below } = this.#parts;
      const liked = choices.flatMap(({ kind }, place) => (avoid.includes(kind) ? [] : [place]));
      const among = liked.length > 0 ? liked : [...choices.keys()];
      const payload = {
        type: "answer",
        args: [among[below(among.length)]],
        playerID: String(seat.number),
        credentials: seat.credentials,
      };
      seat.acknowledged = acknowledged;
      seat.socket.emit(
        "update",
        { type: "MAKE_MOVE", payload },
        state._stateID,
        table.match,
        String(seat.number),
      );
      return true;
    }
    return false;
  }

  close() {
    for (const { seats } of this.#tables) for (const { socket } of seats) socket.disconnect();
  }

  async #sit(table, number) {
    const credentials = await this.#join(table.match, number);
    const socket = io(`${this.#parts.origin}/lanterns`, { transports: ["websocket"], forceNew: true });
    const seat = {
      number,
      credentials,
      socket,
      state: undefined,
      acknowledged: undefined,
      synced: undefined,
    };
    socket.on("connect_error", (error) => this.errors.push(String(error)));
    socket.on("disconnect", (why) => {
      if (why !== "io client disconnect") this.errors.push(`a socket was closed: ${why}`);
    });
    socket.on("update", (match, state) => this.#updated(table, seat, match, state));
    socket.on("sync", (match, { state }) => {
      if (match !== table.match) return;
      seat.state = state;
      seat.synced?.();
    });
    await new Promise((resolve) => socket.on("connect", resolve));
    await this.#sync(table, seat);
    return seat;
  }

  #updated(table, seat, match, state) {
    if (match !== table.match || state._stateID <= seat.state._stateID) return;
    seat.state = state;
    table.stateID = Math.max(table.stateID, state._stateID);
    const { acknowledged } = seat;
    if (acknowledged !== undefined) {
      seat.acknowledged = undefined;
      if (state.ctx.gameover !== undefined) this.#rematch(table);
      acknowledged();
    }
    this.#parts.moved(table.index);
  }

  /** The same two play again; uncounted, as it is no choice in a game. */
  #rematch(table) {
    this.finished++;
    table.renewing = true;
    this.#again(table).then(
      () => {
        table.renewing = false;
        this.#parts.moved(table.index);
      },
      (error) => this.errors.push(String(error)),
    );
  }

  async #again(table) {
    const [{ credentials }] = table.seats;
    const { nextMatchID } = await this.#post(`${table.match}/playAgain`, { playerID: "0", credentials });
    for (const seat of table.seats) seat.credentials = await this.#join(nextMatchID, seat.number);
    table.match = nextMatchID;
    table.stateID = 0;
    await Promise.all(table.seats.map((seat) => this.#sync(table, seat)));
  }

  async #join(match, number) {
    const body = { playerID: String(number), playerName: `Guest ${number}` };
    const { playerCredentials } = await this.#post(`${match}/join`, body);
    return playerCredentials;
  }

  #sync(table, seat) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("boardgame.io does not answer a sync")), PATIENCE);
      seat.synced = () => {
        clearTimeout(timer);
        resolve();
      };
      seat.socket.emit("sync", table.match, String(seat.number), seat.credentials, 2);
    });
  }

  async #post(path, body) {
    const response = await fetch(`${this.#parts.origin}/games/lanterns/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`boardgame.io answered ${response.status} to ${path}`);
    return response.json();
  }
}
