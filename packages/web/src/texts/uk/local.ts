import type en from "../en/local.ts";

export default {
  "local.update.ready": "Нова версія готова. Ваші ігри продовжаться з того самого місця.",
  "local.update.now": "Оновити зараз",
  "local.update.later": "Пізніше",
  "local.notKept":
    "Цей браузер не дозволяє нічого зберігати. Ігри та колоди зникнуть, коли ви закриєте сторінку.",
} as const satisfies Record<keyof typeof en, string>;
