import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,media,packages/listening,tools,deploy}/**/*.test.{ts,tsx}"],
    // Vitest's default is one worker less than there are cores, which would leave half of two cores idle.
    maxWorkers: "100%",
    globalSetup: ["tools/temporary-folder.ts", "tools/required-programs.ts", "tools/test-postgres.ts"],
    // `npm run drill:fuzz` sends more requests, and `npm run drill:interleaving` tries more orders of events, with a
    // new seed each time.
    provide: { fuzzRequests: 400, interleavings: { numRuns: 500, seed: 20261124 } },
    // A page names this style sheet by its address.
    css: { include: /hymn-letters/ },
    // No test waits on purpose. A test that takes this long hangs, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
