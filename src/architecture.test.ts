import { expect, test } from "vitest";
import { isTest, loadedBy, withoutComments, type Import } from "./test-imports.ts";
import { imports, isIn, sources, checkRules, using, type Rule } from "./test-rules.ts";

/** Folders that each folder may import from, besides itself. The rule of an inner folder replaces that of the outer one. */
const allowedImports: Readonly<Record<string, string>> = {
  "src/model": "",
  "src/contract": "src/model",
  "src/engines": "src/model",
  "src/web": "src/engines src/contract src/model",
  "src/offline": "src/contract src/model",
  "src/server": "src/engines src/contract src/model src/server/pages src/server/content",
  "src/server/content": "src/engines src/contract src/model src/server",
  "src/server/pages": "src/web src/server src/server/content src/engines src/contract src/model",
  "packages/listening": "",
  "packages/listening-figures": "",
  migrations: "",
  media: "src/model src/engines src/server/content",
  tools: "src/model src/engines src/server src/server/content",
  "operate/measure": "src/model src/engines src/server src/server/content src/server/pages tools media",
  "operate/drill": "src/contract src/model src/server src/server/content tools",
};

/** The rooms of the browser, from the top down. A room imports only from rooms in the lines below its own. */
const webRooms: readonly (readonly string[])[] = [
  ["app"],
  ["features"],
  ["mala"],
  ["ui/mantra"],
  ["ui"],
  ["data"],
  ["practice", "audio"],
  ["loading", "device", "messages"],
];

/** Folders in which only some packages may be imported. */
const allowedPackages: readonly (readonly [folder: string, allowed: RegExp])[] = [
  ["src/model", /^zod$/],
  ["src/contract", /^zod$/],
  ["src/engines", /^mantra-listening$/],
  ["packages/listening", /^fft\.js$/],
  ["src/web/practice", /^$/],
  ["src/web/data/identity/firebase", /^@firebase\/(app|auth)$/],
  ["src/web", /^(react|react-dom|wouter|swr|@radix-ui\/.+|@simplewebauthn\/browser|mantra-listening)$/],
  ["src/offline", /^(workbox-[a-z-]+|virtual:kept-files)$/],
  ["migrations", /^kysely$/],
];

/** Packages that every visitor downloads before the page is hydrated. */
const firstLoad = /^(react|react-dom|wouter|swr)$/;

/** What reads and checks content (decision 0032). Replies are made with check-words.ts, too. */
const readsContent = /^(js-yaml|src\/server\/content\/(read-\w+|\w+-reader|load-library|check-(?!words)\w+)\.ts)$/;

const folders = Object.keys(allowedImports).toSorted((a, b) => b.length - a.length);
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
const featureOf = (file: string) => /^src\/web\/features\/[^/]+/.exec(file)?.[0];

/** The place of a file's room among `webRooms`; -1 outside of them. */
const levelOf = (file: string) => webRooms.findIndex((line) => line.some((room) => isIn(file, `src/web/${room}`)));

const roomOf = (file: string) => webRooms.flat().find((room) => isIn(file, `src/web/${room}`));

const shipped = (imports: readonly Import[]) => imports.filter(({ from }) => !isTest(from));
const lines = (found: readonly Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
const isPackageName = (file: string) => !file.includes(".") && !folderOf(file);

const primitive = /lazy(?:Module|Part|Screen)\((?:\s*"[a-z-]+",)?\s*\(\) => import\(/g;
/** Files that implement these primitives. */
const importing = new Set(["src/web/app/boot/starter.ts", "src/web/loading/lazy-module.ts"]);

const usingBesideDevice = (files: typeof sources, pattern: RegExp) =>
  using(files, "src/web", pattern).filter((file) => !isIn(file, "src/web/device"));

const rules: Rule[] = [
  {
    says: "a folder imports only what the architecture allows",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(({ from, to, isPackage }) => {
          const [source, target] = [folderOf(from), folderOf(to)];
          return (
            !isPackage && source && target && source !== target && !allowedImports[source]?.split(" ").includes(target)
          );
        }),
      ),
    broken: { "src/contract/api.ts": 'import { find } from "../web/data/queries.ts";' },
  },
  {
    says: "a folder with a list of packages imports only those",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(({ from, to, isPackage, isType }) => {
          const rule = allowedPackages.find(([folder]) => isIn(from, folder));
          return isPackage && !isType && rule && !rule[1].test(to);
        }),
      ),
    broken: { "src/engines/mala.ts": 'import { useState } from "react";' },
  },
  {
    says: "a room of the browser imports only from rooms below it",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(
          ({ from, to }) =>
            levelOf(from) >= 0 && levelOf(to) >= 0 && levelOf(to) <= levelOf(from) && roomOf(from) !== roomOf(to),
        ),
      ),
    broken: { "src/web/ui/card.tsx": 'import { DeityIcon } from "./mantra/deity-icon.tsx";' },
  },
  {
    says: "a feature imports no other feature: it may only load a part of one late",
    offenders: (_, imports) =>
      lines(
        imports.filter(
          ({ from, to, isLazy }) => !isLazy && featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
        ),
      ),
    broken: { "src/web/features/home/home-screen.tsx": 'import { MalaRing } from "../chant/mala-ring.tsx";' },
  },
  {
    says: "what every visitor loads first stays in the agreed list",
    offenders: (_, imports) =>
      loadedBy("src/web/app/boot/entry.tsx", imports, ({ isLazy }) => !isLazy)
        .filter(isPackageName)
        .filter((name) => !firstLoad.test(name)),
    broken: {
      "src/web/app/boot/entry.tsx": 'import "../../ui/toaster.tsx";',
      "src/web/ui/toaster.tsx": 'import { Toast } from "@radix-ui/react-toast";',
    },
  },
  {
    says: "a browser loads no schema, not even late",
    offenders: (_, imports) =>
      ["src/web/app/boot/entry.tsx", "src/offline/service-worker.ts"]
        .flatMap((start) => loadedBy(start, imports, () => true))
        .filter((name) => name === "zod"),
    broken: {
      "src/web/app/boot/entry.tsx": 'void import("#contract/page-replies.ts");',
      "src/contract/page-replies.ts": 'import { z } from "zod";',
    },
  },
  {
    says: "code of the web is loaded late by lazyModule, lazyPart or lazyScreen only",
    offenders: (sources) =>
      using(sources, "src/web", /\bimport\(/).filter(
        (file) =>
          !importing.has(file) && /\bimport\(/.test(withoutComments(sources[file] ?? "").replaceAll(primitive, "")),
      ),
    broken: { "src/web/app/frame/account-menu.tsx": 'const Menu = lazy(() => import("./account-dropdown.tsx"));' },
  },
  {
    says: "the running server loads nothing of the web: pages come built",
    offenders: (_, imports) =>
      loadedBy("src/server/main.ts", imports, () => true).filter(
        (file) => isIn(file, "src/web") || file.endsWith(".tsx"),
      ),
    broken: { "src/server/main.ts": 'const { renderPage } = await import("./pages/render.tsx");' },
  },
  {
    says: "a start loads what reads and checks content by import() alone",
    offenders: (_, imports) =>
      loadedBy("src/server/start.ts", imports, ({ isLazy }) => !isLazy).filter((name) => readsContent.test(name)),
    broken: {
      "src/server/start.ts": 'import { openLibraries } from "./content/open-library.ts";',
      "src/server/content/open-library.ts": 'import { readCatalogue } from "./read-catalogue.ts";',
    },
  },
  {
    says: "the listener is imported by its entry only, and by tests its test voice too",
    offenders: (sources, imports) => [
      ...lines(imports.filter(({ from, to }) => !isIn(from, "packages/listening") && isIn(to, "packages/listening"))),
      ...Object.keys(sources).filter(
        (file) => !isTest(file) && /"mantra-listening\//.test(withoutComments(sources[file] ?? "")),
      ),
    ],
    broken: {
      "src/web/audio/listening/x.ts": 'import { Listener } from "../../../../packages/listening/listener.ts";',
      "src/web/audio/listening/y.ts": 'import { sing } from "mantra-listening/test-voice";',
    },
  },
  {
    says: "only the app knows a feature's routes",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(
          ({ from, to, isType }) =>
            to.endsWith(".routes.ts") && !isType && !["src/server/app.ts", "src/server/text-routes.ts"].includes(from),
        ),
      ),
    broken: { "src/server/accounts/x.ts": 'import { catalogueRoutes } from "../catalogue/catalogue.routes.ts";' },
  },
  {
    says: "only the configuration reads the environment",
    offenders: (sources) => using(sources, "src", /process\.env/).filter((file) => file !== "src/server/config.ts"),
    broken: { "src/server/mail/mail.ts": "const url = process.env.SMTP_URL;" },
  },
  {
    says: "nothing but the start of the server reads the clock, the browser aside",
    offenders: (sources) =>
      ["src/model", "src/contract", "src/engines", "packages/listening", "src/server"]
        .flatMap((folder) => using(sources, folder, /Date\.now\(\)|new Date\(\)/))
        .filter((file) => !/^src\/server\/(start|dev)\.ts$/.test(file)),
    broken: { "src/engines/mala.ts": "const begun = Date.now();" },
  },
  {
    says: "engines start no timer, draw no random number and use no browser API",
    offenders: (sources) =>
      ["src/engines", "packages/listening"].flatMap((folder) =>
        using(
          sources,
          folder,
          /\b(setTimeout|setInterval|requestAnimationFrame|performance\.|fetch\(|Math\.random|document\.|window\.|navigator\.|localStorage|indexedDB)/,
        ),
      ),
    broken: { "src/engines/mala.ts": "setTimeout(tick, 1000);" },
  },
  {
    says: "one file names the browser's storage",
    offenders: (sources) =>
      using(sources, "src/web", /\b(localStorage|sessionStorage)\b/).filter(
        (file) => file !== "src/web/device/storage.ts",
      ),
    broken: { "src/web/ui/display/theme.ts": 'localStorage.setItem("theme", "night");' },
  },
  {
    says: "the browser's database is opened by practice and device only",
    offenders: (sources) =>
      using(sources, "src/web", /\bindexedDB\b/).filter(
        (file) => !isIn(file, "src/web/practice") && !isIn(file, "src/web/device"),
      ),
    broken: { "src/web/data/favorites.ts": 'indexedDB.open("favorites");' },
  },
  {
    says: "fullscreen, wake lock, vibration and lock screen are reached through the device folder",
    offenders: (sources) => usingBesideDevice(sources, /\.(requestFullscreen|wakeLock|vibrate|mediaSession)\b/),
    broken: { "src/web/mala/mala.ts": "navigator.vibrate(20);" },
  },
  {
    says: "zone, offset, languages, battery, clipboard and sharing are facts of a device, checked in the device folder",
    offenders: (sources) =>
      usingBesideDevice(
        sources,
        /Intl\.DateTimeFormat\(\)|getTimezoneOffset|navigator\.(languages?|getBattery|clipboard|share|canShare)\b/,
      ),
    broken: { "src/web/features/today/x.ts": "const { timeZone } = Intl.DateTimeFormat().resolvedOptions();" },
  },
];

checkRules(rules);

test("the rules cover every folder, and followed the imports of the browser and of the server", () => {
  const covered = new Set(Object.keys(sources).map(folderOf));
  expect(folders.filter((folder) => !covered.has(folder) && folder !== "operate/measure")).toEqual([]);
  const web = Object.keys(sources).filter((file) => /^src\/web\/.*\.tsx?$/.test(file) && !isTest(file));
  expect(web.filter((file) => levelOf(file) < 0)).toEqual([]);
  const byBrowser = loadedBy("src/web/app/boot/entry.tsx", imports, () => true);
  expect(byBrowser).toContain("@radix-ui/react-toast");
  expect(byBrowser).toContain("src/web/messages/en/chant.ts");
  expect(loadedBy("src/server/main.ts", imports, () => true)).toContain("kysely");
});
