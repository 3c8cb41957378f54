import { defineConfig } from "vitest/config";

const journeys = ["e2e/**/*.e2e.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,media,tools}/**/*.test.ts"],
          globalSetup: "tools/test-postgres.ts",
          // Nothing here waits: whatever takes this long hangs, even on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: journeys,
          globalSetup: "e2e/setup.ts",
          testTimeout: 60_000,
          // A browser on a shared machine may miss a beat; what fails twice is broken.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          // Two machines' worth of browsers on two cores would only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
