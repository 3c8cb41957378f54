import { expect, test } from "vitest";
import { pathOf, signedIn, site, siteUrl, writes } from "./test-routes.ts";

const sites = [undefined, "same-origin", "same-site", "cross-site", "none", "same-origin, same-origin"];
const origins = [
  undefined,
  "http://localhost",
  siteUrl,
  "https://evil.example",
  "null",
  "http://localhost.evil.example",
];
const types = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", undefined];

test.each(writes)("$method $path is for pages of this site and JSON only", async ({ method, path, maxBytes }) => {
  const { ask } = site();
  const browser = await signedIn(ask);
  for (const fetchSite of sites) {
    for (const origin of origins) {
      for (const type of types) {
        const headers = {
          cookie: browser.cookie(),
          ...(fetchSite !== undefined && { "sec-fetch-site": fetchSite }),
          ...(origin !== undefined && { origin }),
          ...(type !== undefined && { "content-type": type }),
        };
        // Every schema refuses this body, so these attempts change nothing.
        const { status } = await ask(pathOf(path), { method, headers, body: new Blob(['["none"]']) });
        const isOurs =
          fetchSite === undefined ? ["http://localhost", siteUrl].includes(origin ?? "") : fetchSite === "same-origin";
        const expected = !isOurs ? 403 : type !== "application/json" || maxBytes !== undefined ? 415 : null;
        if (expected === null) expect([400, 200, 404, 401, 403]).toContain(status);
        else expect([fetchSite, origin, type, status]).toEqual([fetchSite, origin, type, expected]);
      }
    }
  }
});
