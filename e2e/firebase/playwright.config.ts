import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/**
 * Runs the journeys of what providers do differently, with the hosted identity provider. What happens once a session
 * exists is the same for both, so only the usual run shows it.
 */
export default defineConfig(journeys, {
  testDir: "..",
  testMatch: "**/*.e2e.ts",
  grep: /@each-provider|hosted-identity/,
  testIgnore: "**/node_modules/**",
  outputDir: "../../test-results/firebase",
  globalSetup: ["../../tools/temporary-folder.ts", "./start-server.ts"],
});
