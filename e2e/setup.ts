import type { TestProject } from "vitest/node";
import { runServer } from "../tools/run-server.ts";
import { findOrInstallChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one server of the run answers. */
    origin: string;
    /** Where it keeps its data, letters among them. */
    dataFolder: string;
    /** The program that every journey drives. */
    chromium: string;
  }
}

/** One real server for all journeys. */
export default async function setup({ provide }: TestProject) {
  // All people of all journeys come from one address.
  const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000" });
  provide("origin", server.origin);
  provide("dataFolder", server.dataFolder);
  provide("chromium", findOrInstallChromium());
  return server.stop;
}
