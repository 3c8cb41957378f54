import { runServer } from "../tools/run-server.ts";

/** One real server for all journeys of a run; its workers inherit the two variables. */
export default async function startServer() {
  // All people of all journeys come from one address.
  const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000" });
  process.env["E2E_ORIGIN"] = server.origin;
  process.env["E2E_DATA_FOLDER"] = server.dataFolder;
  return server.stop;
}
