import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { readConfig } from "../config.ts";
import { testApp } from "../test-app.ts";

test("a visitor's session has no user and the password policy", async () => {
  const { passwordPolicy } = readConfig({ PASSWORD_MIN_LENGTH: "12", PASSWORD_REQUIRE_NUMERIC: "on" });
  const { call } = testApp({ passwordPolicy });
  expect(await call(api.session, {})).toEqual({
    user: null,
    identity: {
      provider: "builtin",
      available: true,
      passwordPolicy: {
        minLength: 12,
        maxLength: 256,
        requireLowercase: false,
        requireUppercase: false,
        requireNumeric: true,
        requireNonAlphanumeric: false,
      },
    },
  });
});

test("the session is not cached", async () => {
  const { ask } = testApp();
  const { headers } = await ask("/api/session");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.has("etag")).toBe(false);
});
