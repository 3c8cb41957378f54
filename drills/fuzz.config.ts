import { defineConfig, mergeConfig } from "vitest/config";
import tests from "../vitest.config.ts";

/** The fuzz test of the API at full length. */
export default mergeConfig(
  tests,
  defineConfig({ test: { include: ["src/server/openapi/fuzz.test.ts"], provide: { fuzzRequests: 20_000 } } }),
);
