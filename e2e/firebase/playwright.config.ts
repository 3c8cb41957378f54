import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** The journeys of accounts, with the hosted identity provider. */
export default defineConfig(journeys, {
  testDir: "..",
  testMatch: [
    "signing-*.e2e.ts",
    "new-password.e2e.ts",
    "profile.e2e.ts",
    "account-signing-in.e2e.ts",
    "account-photo.e2e.ts",
    "firebase/*.e2e.ts",
  ],
  testIgnore: "**/node_modules/**",
  outputDir: "../../test-results/firebase",
  globalSetup: ["../../tools/temporary-folder.ts", "./start-server.ts"],
});
