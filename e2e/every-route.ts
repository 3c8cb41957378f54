import { readFileSync } from "node:fs";

const ROUTES_FILE = "src/web/app/routes.tsx";

/** Patterns of the table of routes, such as `/deity/:deityId`. */
export const patterns = [...readFileSync(ROUTES_FILE, "utf8").matchAll(/\bpage\("([^"]+)"/g)].map(
  ([, path = ""]) => path,
);

/** Pages to visit where the pattern is no path itself. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "/deity/:deityId": ["/deity/shiva"],
  "/chant/:deityId/:mantraId": ["/chant/shiva/om-namah-shivaya"],
  "/count/:deityId/:mantraId": ["/count/shiva/om-namah-shivaya"],
  "/verse/:deityId/:mantraId": ["/verse/shiva/om-namah-shivaya", "/verse/hanuman/hanuman-chalisa-12"],
  "/hymns/:hymnId": [
    "/hymns/hanuman-chalisa",
    "/hymns/ya-devi-sarvabhuteshu",
    "/hymns/vishnu-sahasranama",
    "/hymns/lalita-sahasranama",
  ],
  "/hymns/:hymnId/:sectionId": ["/hymns/vishnu-sahasranama/answer"],
  "/my-mantras/:mantraId": ["/my-mantras/own-k3v9x2m7"],
  "/profile/history/:mantraId": ["/profile/history/om-namah-shivaya"],
  "/blog/:slug": ["/blog/gayatri-the-verse-and-its-metre"],
};

/** A page of each route, or several where they differ much, and an address without a page. */
export const everyRoute = [...patterns.flatMap((pattern) => examples[pattern] ?? [pattern]), "/nowhere"];
