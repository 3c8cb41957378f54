import { expect, test } from "vitest";
import { keepOwnShell } from "./own-shell.ts";

const kept = ["/assets/starter-a1.js", "/assets/entry-a1.js", "/assets/site-a1.css"];

const keep = (path: string, response: Response) =>
  keepOwnShell(
    { shell: "/app-shell", files: kept },
    { request: new Request(`https://mantra.example${path}`), response },
  );

const shell = (name: string) =>
  new Response(`<script src="/assets/starter-${name}.js" data-scripts="/assets/entry-${name}.js"></script>`);

test("the shell of this worker's own build is kept", async () => {
  const own = shell("a1");
  expect(await keep("/app-shell", own)).toBe(own);
});

test("the shell of another build, and what is missing, are not", async () => {
  expect(await keep("/app-shell", shell("b2"))).toBeNull();
  expect(await keep("/app-shell", new Response("busy", { status: 503 }))).toBeNull();
  expect(await keep("/assets/entry-a1.js", new Response("gone", { status: 404 }))).toBeNull();
});

test("files are not read", async () => {
  const script = new Response('import("/assets/other-b2.js")');
  expect(await keep("/assets/entry-a1.js", script)).toBe(script);
});
