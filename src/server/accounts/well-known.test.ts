import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";

test.each(["GET", "HEAD"])(
  "a password manager that asks where the password is changed is led there: %s",
  async (method) => {
    const reply = await testApp().ask("/.well-known/change-password", { method });
    expect([reply.status, reply.headers.get("location")]).toEqual([302, "/profile#change-password"]);
  },
);

test("the W3C's probe for sites that answer everything finds nothing here", async () => {
  const path = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await testApp().ask(path)).status).toBe(404);
});
