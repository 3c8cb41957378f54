import { beforeAll, expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { developmentAssetsIn } from "./assets.ts";
import type { PageBuild } from "./page-handler.ts";

const assets = developmentAssetsIn("en");

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("./render.tsx");
});

const site = () => testApp({ pages: { en: { renderer, assets } } });

test.each([
  ["/auth", "Welcome back"],
  ["/auth?mode=login&next=/profile", "Welcome back"],
  ["/auth?mode=something", "Welcome back"],
  ["/auth?mode=signup", "Create your account"],
  ["/auth?next=/profile&mode=reset", "Reset your password"],
  ["/auth?mode=new-password&token=a-secret", "Choose a new password"],
])("%s arrives with the form “%s”", async (address, heading) => {
  const { ask } = site();
  // Another form of the same page is in the cache by now.
  await ask("/auth?mode=signup");
  await ask("/auth");
  const reply = await ask(address);
  const html = await reply.text();
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(reply.headers.get("cache-control")).toBe((await ask("/about")).headers.get("cache-control"));
});

test("a token in the address is neither in the page nor in the log", async () => {
  const { ask, logged } = site();
  const reply = await ask("/auth?mode=new-password&token=a-secret");
  expect(JSON.stringify([...reply.headers]) + (await reply.text())).not.toContain("a-secret");
  expect(logged.join()).not.toContain("a-secret");
});

test("each form is rendered once, whatever else stands in its query; search results every time", async () => {
  const rendered: string[] = [];
  const renderPage: PageBuild["renderer"]["renderPage"] = (request) => {
    rendered.push(request.query?.address ?? request.path);
    return renderer.renderPage(request);
  };
  const { ask } = testApp({ pages: { en: { renderer: { ...renderer, renderPage }, assets } } });
  for (const token of ["one", "two", "three"]) await ask(`/auth?mode=new-password&token=${token}`);
  for (const next of ["/profile", "/favorites"]) await ask(`/auth?next=${next}`);
  for (const _ of [1, 2]) await ask("/search?q=om&from=x");
  expect(rendered).toEqual(["/auth?mode=new-password", "/auth", "/search?q=om", "/search?q=om"]);
});
