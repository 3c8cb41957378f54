import { defineConfig, mergeConfig } from "vitest/config";
import tests from "../vitest.config.ts";

/** Of the fuzz test of the API at full length. */
export default mergeConfig(tests, defineConfig({ test: { provide: { fuzzRequests: 20_000 } } }));
