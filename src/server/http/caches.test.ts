import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import { mira } from "../accounts/test-browser.ts";
import { picture } from "../photos/test-pictures.ts";
import { noCache, params, pathOf, readOnly, reads, signedIn, site, whole } from "./test-routes.ts";

test("what caches may keep is the same for everybody, and sets no cookie", async () => {
  const { ask } = site();
  const browser = await signedIn(ask);
  await browser.post(fillPath(api.addFavorite.path, params), {});
  const person = await browser.user();
  const shared = [
    ...readOnly.filter(({ cacheControl }) => cacheControl !== noCache).map(({ path }) => path),
    ...reads.filter(({ access }) => access === "public").map(({ path }) => pathOf(path)),
  ];
  for (const path of shared) {
    const [known, unknown] = [await browser.get(path), await ask(path)];
    expect(await whole(known)).toEqual(await whole(unknown));
    expect(known.headers.get("set-cookie")).toBeNull();
    expect(known.headers.get("vary") ?? "").not.toMatch(/cookie/i);
    const [body, other] = [Buffer.from(await known.arrayBuffer()), Buffer.from(await unknown.arrayBuffer())];
    expect([path, body.equals(other)]).toEqual([path, true]);
    const said = body.toString("latin1");
    for (const secret of [person?.uid ?? "nobody", mira.email, mira.name]) expect(said).not.toContain(secret);
  }
});

test("what depends on who asks is kept by no cache", async () => {
  const { ask } = site();
  const browser = await signedIn(ask);
  for (const { path, access } of reads.filter((call) => call.access !== "public")) {
    for (const reply of [await browser.get(pathOf(path)), await ask(pathOf(path))]) {
      expect([path, access, reply.headers.get("cache-control")]).toEqual([path, access, noCache]);
      expect(reply.headers.get("etag")).toBeNull();
    }
  }
  const form = { method: "PUT", body: new Blob([picture("webp")]), headers: { "content-type": "image/webp" } };
  const { photoURL } = await (await browser.request("PUT", api.putPhoto.path, form)).json();
  expect((await browser.get(photoURL)).headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
});
