import { defineConfig, mergeConfig } from "vitest/config";
import tests from "../../vitest.config.ts";

/** This configuration runs the API's fuzz test at full length. */
export default mergeConfig(tests, defineConfig({ test: { provide: { fuzzRequests: 20_000 } } }));
