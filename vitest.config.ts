import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,media,tools,deploy}/**/*.test.{ts,tsx}"],
    // One less than the cores would leave a machine of two half idle.
    maxWorkers: "100%",
    globalSetup: ["tools/required-programs.ts", "tools/test-postgres.ts"],
    // "npm run drill:fuzz" sends more.
    provide: { fuzzRequests: 400 },
    // A sheet that a page names by its address.
    css: { include: /hymn-letters/ },
    // Nothing here waits: a test that takes this long hangs, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
