import { defineConfig, mergeConfig } from "vitest/config";
import tests from "../../vitest.config.ts";

/**
 * This configuration runs the practice's property tests with many more orders of events, and with other orders each
 * time.
 */
export default mergeConfig(
  tests,
  defineConfig({ test: { provide: { interleavings: { numRuns: 6000, seed: Date.now() % 2 ** 31 } } } }),
);
