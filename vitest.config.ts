import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,media,tools,deploy}/**/*.test.{ts,tsx}"],
    // One less than the cores would leave a machine of two half idle.
    maxWorkers: "100%",
    globalSetup: ["tools/temporary-folder.ts", "tools/required-programs.ts", "tools/test-postgres.ts"],
    // "npm run drill:fuzz" sends more requests, "npm run drill:interleaving" tries more orders of events, and new ones each time.
    provide: { fuzzRequests: 400, interleavings: { numRuns: 500, seed: 20261124 } },
    // A sheet that a page names by its address.
    css: { include: /hymn-letters/ },
    // Nothing here waits: a test that takes this long hangs, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
