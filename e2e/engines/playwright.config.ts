import { defineConfig } from "@playwright/test";
import { engineNames } from "./engine.ts";

/**
 * Runs the journeys that matter most in three engines. Playwright is only the runner: its own builds of Firefox and
 * WebKit cannot be had everywhere (docs/decisions/0042-engines.md).
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../test-results/engines",
  globalSetup: ["../../tools/temporary-folder.ts", "./screen-and-sound.ts", "../start-server.ts"],
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // A journey spends a third of its time waiting for a recording or a sitting.
  workers: 3,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [["list"], ["./journey-table.ts"]],
  reportSlowTests: null,
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } as object })),
});
