import { startServer } from "@medallion/server";
import { attend } from "./attend.ts";

/** Our server as a process of its own: `node medallion-server.ts DATABASE KITS-MODULE`; one address may do everything. */

const [database, kitsModule] = process.argv.slice(2);
if (database === undefined || kitsModule === undefined)
  throw new Error("say which database and which module of kits");
const { KITS } = await import(kitsModule);
const PLENTY = 1_000_000;
const server = await startServer({
  kits: KITS,
  kitsModule,
  database,
  host: "127.0.0.1",
  port: 0,
  ownerToken: process.env.MEDALLION_OWNER_TOKEN ?? "",
  log: { level: "warn" },
  limits: {
    connectionsPerAddress: PLENTY,
    connections: PLENTY,
    tcpPerAddress: PLENTY,
    tcpConnections: PLENTY,
    arrivalsPerMinute: PLENTY,
    requestsPerMinute: PLENTY,
    attachesPerMinute: PLENTY,
    guestsPerHour: PLENTY,
    openTablesPerHour: PLENTY,
    tablesPerHour: PLENTY,
    seatsPerPerson: PLENTY,
    loginsPerMinute: PLENTY,
    messagesPerSecond: PLENTY,
    messageBurst: PLENTY,
    spectatorsPerTable: PLENTY,
  },
});
attend(`http://127.0.0.1:${server.port}`, () => server.stop());
