import { defineConfig } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "./e2e/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  // Those of the hosted identity provider have a configuration of their own.
  testIgnore: "**/e2e/firebase/**",
  globalSetup: ["./tools/temporary-folder.ts", "./e2e/start-server.ts"],
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // More than the cores of a small machine: a third of its time a journey waits for a recording or a pause to end.
  workers: 3,
  // A journey that fails once is a defect to find.
  retries: 0,
  // Long enough for a busy machine; what hangs is told sooner by the two below.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: "list",
  reportSlowTests: null,
  use: {
    actionTimeout: 30_000,
    // Opened by `npx playwright show-trace test-results/…/trace.zip`.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: { executablePath: findOrInstallChromium(), args: browserSwitches },
  },
});
