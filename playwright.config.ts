import { defineConfig } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "./e2e/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  // The journeys with the hosted identity provider, and those in three engines, have configurations of their own.
  testIgnore: ["**/e2e/firebase/**", "**/e2e/engines/**"],
  globalSetup: ["./tools/temporary-folder.ts", "./e2e/start-server.ts"],
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // There are more workers than cores, because a journey spends more than half of its time waiting: for a recording, for
  // a pause to end, or for another process. Three workers leave a third of two cores idle, and five make each journey wait
  // so long on a slow machine that the limits below are reached.
  workers: 4,
  // A journey that fails once is a defect to find.
  retries: 0,
  // This is long enough for a busy machine, which may be three times as slow as a quiet one. The two shorter limits below
  // report what hangs.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: "list",
  reportSlowTests: null,
  use: {
    actionTimeout: 60_000,
    // A trace of each journey would cost an eighth of the time. `npm run e2e -- <file> --trace on` makes one, and
    // `npx playwright show-trace test-results/…/trace.zip` opens it.
    trace: "off",
    launchOptions: { executablePath: findOrInstallChromium(), args: browserSwitches },
  },
});
