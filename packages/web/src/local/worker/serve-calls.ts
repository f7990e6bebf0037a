import { packed, type TablesAnswer, type TablesCall } from "../calls.ts";
import type { Port } from "../port.ts";
import type { Tables } from "./tables.ts";

/** Answers what a page asks about the tables of this device, each call by itself. */
export function serveCalls(port: Port, tables: Tables): void {
  const send = (answer: TablesAnswer): void => port.postMessage(answer);
  port.onmessage = ({ data }) => {
    // Both ends are of the same build, so the shape of a call is not in question.
    const call = data as TablesCall;
    const { id } = call;
    answerTo(call, tables).then(
      (value) => send({ kind: "answer", id, value }),
      (error: unknown) => send({ kind: "refused", id, error: packed(error) }),
    );
  };
}

async function answerTo(call: TablesCall, tables: Tables): Promise<unknown> {
  switch (call.method) {
    case "found":
      return tables.found(...call.given);
    case "list":
      return tables.list();
    case "remove":
      return tables.remove(...call.given);
    case "finished":
      return tables.finished();
    case "favour":
      return tables.favour(...call.given);
    case "drop":
      return tables.drop(...call.given);
    case "restore":
      return tables.restore(...call.given);
    case "forget":
      return tables.forget();
    case "record":
      return tables.record(...call.given);
  }
}
