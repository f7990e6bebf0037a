export { type BotTask, chooseFor } from "./bot-task.ts";
export * from "./command.ts";
export { logEntrySchema, type PersonCommand, parseLogEntry, roomCommandSchema } from "./command-schema.ts";
export * from "./event.ts";
export * from "./look.ts";
export { eventsOf, Room } from "./room.ts";
export * from "./settings.ts";
export { placeSchema, settingsSchema } from "./settings-schema.ts";
export type { RoomSnapshot } from "./snapshot.ts";
