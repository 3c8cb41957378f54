import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { folders } from "../../folders.ts";
import type { PageBuild } from "../../pages/page-handler.ts";
import { testApp } from "../../test-app.ts";
import { client } from "./test-google.ts";

const emulatorUrl = "http://127.0.0.1:9099";

/** The settings of each mode, and the other origins that the browser may reach in it. */
const modes = [
  { mode: "accounts of our own", firebase: null, allowed: "" },
  {
    mode: "Firebase",
    firebase: client,
    allowed: "; connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  },
  { mode: "its emulator", firebase: { ...client, emulatorUrl }, allowed: `; connect-src ${emulatorUrl}` },
];

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("../../pages/render.tsx");
});

const build = mkdtempSync(join(tmpdir(), "built-"));
mkdirSync(join(build, "assets"));
for (const name of ["firebase-worker-aB3.js", "entry-aB3.js"]) writeFileSync(join(build, "assets", name), "");

const pages = {
  assets: {
    styleFor: () => ({ text: "", hash: "of-the-style" }),
    styleSheet: "/assets/site.css",
    printSheet: "/assets/print.css",
    starter: { src: "/assets/starter.js" },
    scriptsFor: () => [],
  },
};

const open = (firebase: (typeof modes)[number]["firebase"]) =>
  testApp({ firebase, pages: { en: { renderer, ...pages } }, files: { public: folders.public, build } });

const policyOf = async ({ ask }: ReturnType<typeof open>, path: string) =>
  (await ask(path)).headers.get("content-security-policy");

test.each(modes)(
  "with $mode one script alone may reach the provider, and nothing else",
  async ({ firebase, allowed }) => {
    const app = open(firebase);
    expect(await policyOf(app, "/assets/firebase-worker-aB3.js")).toBe(`default-src 'none'${allowed}`);
    expect(await policyOf(app, "/assets/entry-aB3.js")).toBeNull();
  },
);

test.each(modes)("with $mode the policy of every page is that of the others", async ({ firebase }) => {
  const [app, before] = [open(firebase), open(null)];
  for (const path of ["/", "/mantras", "/meditation", "/auth", "/profile", "/favorites", "/nowhere", "/app-shell"]) {
    const policy = await policyOf(app, path);
    expect(policy, path).toContain("; connect-src 'self';");
    expect(policy, path).toContain("; worker-src 'self';");
    expect(policy, path).toBe(await policyOf(before, path));
  }
});

test("a policy that depends on settings is asked for anew, so that a change of them arrives", async () => {
  const { headers } = await open(client).ask("/assets/firebase-worker-aB3.js");
  expect(headers.get("cache-control")).toBe("no-cache");
});
