import type en from "../en/local.ts";

export default {
  "local.update.ready": "Новіша версія готова. Ваші ігри триватимуть у ній так, як стоять.",
  "local.update.now": "Завантажити зараз",
  "local.update.later": "Пізніше",
  "local.notKept":
    "Цей браузер не дозволяє нічого зберігати: ігри та колоди житимуть, доки не закриєте сторінку.",
} as const satisfies Record<keyof typeof en, string>;
