import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Folders of functions that keep nothing between two calls, so that their test files may share one process. */
const computations = ["src/model", "src/engines", "packages", "media"];

/** Each test of the server makes an app and a database of its own, so that its files may share a process as well. */
const server = "src/server";

const settings: TestProjectInlineConfiguration["test"] = {
  // A page names this style sheet by its address.
  css: { include: /hymn-letters/ },
  // No test waits on purpose. A test that takes this long hangs, even on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Tests wait for the disk, for PostgreSQL and for processes that they start. One more worker than there are cores
    // computes meanwhile.
    maxWorkers: availableParallelism() + 1,
    globalSetup: [
      "tools/temporary-folder.ts",
      "tools/compile-cache.ts",
      "tools/required-programs.ts",
      "tools/test-postgres.ts",
    ],
    // `npm run drill:fuzz` sends more requests, and `npm run drill:interleaving` tries more orders of events, with a
    // new seed each time.
    provide: { fuzzRequests: 400, interleavings: { numRuns: 500, seed: 20261124 } },
    projects: [
      {
        test: {
          ...settings,
          name: "computations",
          include: computations.map((folder) => `${folder}/**/*.test.ts`),
          // Starting a process and loading the modules for each file would take longer than these tests.
          isolate: false,
          pool: "threads",
        },
      },
      {
        // Pages are rendered by the React that visitors get, which is also faster than the one for development.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          ...settings,
          // Vitest's cache does not tell JSX for production from JSX for development, so these modules have one of their own.
          fsModuleCachePath: "node_modules/.vitest-cache/production",
          env: { NODE_ENV: "production" },
          name: "server",
          include: [`${server}/**/*.test.{ts,tsx}`],
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: "others",
          setupFiles: "tools/end-of-page.ts",
          include: ["{src,tools,deploy}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", ...[...computations, server].map((folder) => `${folder}/**`)],
        },
      },
    ],
  },
});
