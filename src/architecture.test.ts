import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { importsOf, isTest, loadedBy, withoutComments, type Import, type Sources } from "./test-imports.ts";

/** Rooms that each room may import from, besides itself. A room within another is the stricter one of the two. */
const rooms: Readonly<Record<string, string>> = {
  "src/model": "",
  "src/contract": "src/model",
  "src/practice": "src/model",
  "src/web/ui": "src/web/boot src/web/messages",
  "src/web/messages": "src/model",
  "src/web/device": "",
  "src/web/practice": "src/practice src/contract src/model src/web/device src/web/messages",
  "src/web/audio": "src/practice src/model",
  "src/web/listening": "src/practice src/model src/web/device",
  "src/web/firebase": "src/model",
  "src/web/boot": "src/model src/web src/web/audio src/web/data src/web/device src/web/messages",
  "src/web/data":
    "src/web/boot src/web/firebase src/contract src/model src/practice src/web/device src/web/messages src/web/practice",
  "src/web/parts":
    "src/practice src/contract src/model src/web src/web/audio src/web/boot src/web/data src/web/device src/web/messages src/web/practice src/web/ui",
  "src/web":
    "src/practice src/contract src/model src/web/audio src/web/boot src/web/data src/web/device src/web/listening src/web/messages src/web/parts src/web/practice src/web/ui",
  "src/offline": "src/contract src/model",
  "src/server": "src/practice src/contract src/model src/server/pages",
  "src/server/pages":
    "src/web src/web/boot src/web/data src/web/messages src/server src/practice src/contract src/model",
  migrations: "",
  media: "src/model src/practice src/server/content",
  tools: "src/model src/practice src/server",
  drills: "src/contract src/model src/server tools",
  bench: "src/model src/practice src/server src/server/pages tools media",
};

/** Rooms that are choosy about packages. */
const packages: readonly (readonly [room: string, allowed: RegExp])[] = [
  ["src/model", /^zod$/],
  ["src/contract", /^zod$/],
  ["src/practice", /^$/],
  ["src/web/practice", /^$/],
  ["src/web/firebase", /^@firebase\/(app|auth)$/],
  ["src/web", /^(react|react-dom|wouter|swr|@radix-ui\/.+|@simplewebauthn\/browser)$/],
  ["src/offline", /^(workbox-[a-z-]+|virtual:kept-files)$/],
  ["migrations", /^kysely$/],
];

/** Packages that every visitor downloads before the page is hydrated. */
const firstLoad = /^(react|react-dom|wouter|swr)$/;

const drawers = /(^|\/)(lib|utils?|helpers?|common|shared|types|services|hooks)(\/|$)/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|css)$/;

const names = Object.keys(rooms).toSorted((a, b) => b.length - a.length);
const roomOf = (file: string) => names.find((room) => file.startsWith(`${room}/`));
const isIn = (file: string, room: string) => file.startsWith(`${room}/`);
const screenOf = (file: string) => /^src\/web\/screens\/[^/]+/.exec(file)?.[0];

const shipped = (imports: readonly Import[]) => imports.filter(({ from }) => !isTest(from));
const lines = (found: readonly Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
const isPackageName = (file: string) => !file.includes(".") && !roomOf(file);

/** Files outside tests whose code matches. */
const using = (sources: Sources, room: string, pattern: RegExp) =>
  Object.keys(sources).filter(
    (file) => isIn(file, room) && !isTest(file) && pattern.test(withoutComments(sources[file] ?? "")),
  );

const primitive = /lazy(?:Module|Part|Screen)\((?:\s*"[a-z-]+",)?\s*\(\) => import\(/g;
/** They are what the primitives rest on. */
const importing = new Set(["src/web/boot/starter.ts", "src/web/boot/lazy-module.ts"]);

const looseWords = "(?:Who|What|Whether|Of|For|How|Which|Why|When) ";
const looseComment = new RegExp(`(?:^\\s*//|/\\*\\*?(?:\\n\\s*\\*)?) ${looseWords}`, "m");
/** First line of a comment in a file of settings. */
const looseSetting = new RegExp(`(?<!^[ \\t]*#[^\\n]*\\n)^[ \\t]*# ${looseWords}`, "m");
const isSetting = (file: string) => !/\.(tsx?|css)$/.test(file);

interface Rule {
  says: string;
  /** Everything that breaks it. */
  offenders: (sources: Sources, imports: readonly Import[]) => string[];
  /** Sources that do break it: proof that the rule can see. */
  broken: Sources;
}

const rules: Rule[] = [
  {
    says: "a room imports only what the architecture allows",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(({ from, to, isPackage }) => {
          const [home, target] = [roomOf(from), roomOf(to)];
          return !isPackage && home && target && home !== target && !rooms[home]?.split(" ").includes(target);
        }),
      ),
    broken: { "src/web/ui/card.tsx": 'import { DeityIcon } from "../parts/deity-icon.tsx";' },
  },
  {
    says: "a choosy room uses only its packages",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(({ from, to, isPackage, isType }) => {
          const choosy = packages.find(([room]) => isIn(from, room));
          return isPackage && !isType && choosy && !choosy[1].test(to);
        }),
      ),
    broken: { "src/practice/mala.ts": 'import { useState } from "react";' },
  },
  {
    says: "a screen imports no other screen",
    offenders: (_, imports) =>
      lines(imports.filter(({ from, to }) => screenOf(from) && screenOf(to) && screenOf(from) !== screenOf(to))),
    broken: { "src/web/screens/home/home-screen.tsx": 'import { Ring } from "../chant/mala-ring.tsx";' },
  },
  {
    says: "a part imports no screen",
    offenders: (_, imports) => lines(imports.filter(({ from, to }) => isIn(from, "src/web/parts") && screenOf(to))),
    broken: { "src/web/parts/brand.tsx": 'import { Ring } from "../screens/chant/mala-ring.tsx";' },
  },
  {
    says: "what every visitor loads first stays in the agreed list",
    offenders: (_, imports) =>
      loadedBy("src/web/boot/entry.tsx", imports, ({ isLazy }) => !isLazy)
        .filter(isPackageName)
        .filter((name) => !firstLoad.test(name)),
    broken: {
      "src/web/boot/entry.tsx": 'import "../toaster.tsx";',
      "src/web/toaster.tsx": 'import { Toast } from "@radix-ui/react-toast";',
    },
  },
  {
    says: "code of the web is loaded late by lazyModule, lazyPart or lazyScreen only",
    offenders: (sources) =>
      using(sources, "src/web", /\bimport\(/).filter(
        (file) =>
          !importing.has(file) && /\bimport\(/.test(withoutComments(sources[file] ?? "").replaceAll(primitive, "")),
      ),
    broken: { "src/web/parts/account-menu.tsx": 'const Menu = lazy(() => import("./account-dropdown.tsx"));' },
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
    says: "only the app knows a feature's routes",
    offenders: (_, imports) =>
      lines(
        shipped(imports).filter(
          ({ from, to, isType }) => to.endsWith(".routes.ts") && !isType && from !== "src/server/app.ts",
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
      ["src/model", "src/contract", "src/practice", "src/server"]
        .flatMap((room) => using(sources, room, /Date\.now\(\)|new Date\(\)/))
        .filter((file) => !/^src\/server\/(start|dev)\.ts$/.test(file)),
    broken: { "src/practice/mala.ts": "const begun = Date.now();" },
  },
  {
    says: "engines start no timer, throw no dice and know no browser",
    offenders: (sources) =>
      using(
        sources,
        "src/practice",
        /\b(setTimeout|setInterval|requestAnimationFrame|performance\.|fetch\(|Math\.random|document\.|window\.|navigator\.|localStorage|indexedDB)/,
      ),
    broken: { "src/practice/mala.ts": "setTimeout(tick, 1000);" },
  },
  {
    says: "one file names the browser's storage",
    offenders: (sources) =>
      using(sources, "src/web", /\b(localStorage|sessionStorage)\b/).filter(
        (file) => file !== "src/web/device/storage.ts",
      ),
    broken: { "src/web/theme.ts": 'localStorage.setItem("theme", "night");' },
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
    offenders: (sources) =>
      using(sources, "src/web", /\.(requestFullscreen|wakeLock|vibrate|mediaSession)\b/).filter(
        (file) => !isIn(file, "src/web/device"),
      ),
    broken: { "src/web/screens/chant/mala.ts": "navigator.vibrate(20);" },
  },
  {
    says: "there are no drawers for things without a name",
    offenders: (sources) => Object.keys(sources).filter((file) => drawers.test(dirname(file))),
    broken: { "src/web/utils/format.ts": "" },
  },
  {
    says: "there are no barrels",
    offenders: (sources) =>
      Object.keys(sources).filter(
        (file) => /^index\.tsx?$/.test(basename(file)) || /^export \* from/m.test(sources[file] ?? ""),
      ),
    broken: { "src/web/ui/index.ts": 'export * from "./card.tsx";' },
  },
  {
    says: "files are named in kebab-case",
    offenders: (sources) => Object.keys(sources).filter((file) => !isSetting(file) && !kebabCase.test(basename(file))),
    broken: { "src/web/parts/MantraCard.tsx": "" },
  },
  {
    says: "classes are for styles: code finds elements by their attributes",
    offenders: (sources) =>
      using(sources, "src/web", /\b(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*["'`][^"'`]*\.[a-z]/),
    broken: { "src/web/screens/chant/mala.ts": 'panel.querySelector<HTMLElement>(".go")?.focus();' },
  },
  {
    says: "a comment begins with a noun or a verb",
    offenders: (sources) =>
      Object.keys(sources).filter((file) => !isSetting(file) && looseComment.test(sources[file] ?? "")),
    broken: { "src/model/mala.ts": `/** ${"Whether"} it is complete. */` },
  },
  {
    says: "a comment of a setting begins so too",
    offenders: (sources) =>
      Object.keys(sources).filter((file) => isSetting(file) && looseSetting.test(sources[file] ?? "")),
    broken: { ".env.example": "# For a site on the local network only.\n# HOST=" },
  },
  {
    says: "no file is longer than 250 lines, tests aside",
    offenders: (sources) =>
      Object.entries(sources)
        .filter(
          ([file, code]) =>
            !isTest(file) && !isSetting(file) && !file.endsWith(".css") && code.trimEnd().split("\n").length > 250,
        )
        .map(([file]) => file),
    broken: { "src/web/everything.tsx": "\n".repeat(300) + "end" },
  },
];

const code = ["{src,migrations,media,tools,bench,drills,e2e,deploy}/**/*.{ts,tsx,css}", "*.config.ts"];
const settings = [".env.example", ".ci/run", ".github/**/*.yml", "deploy/**/{*.*,Dockerfile,Caddyfile}"];
const exclude = ["**/node_modules/**"];

const sources: Sources = Object.fromEntries(
  globSync([...code, ...settings], { exclude }).map((file) => [file, readFileSync(file, "utf8")]),
);
const imports = importsOf(Object.fromEntries(Object.entries(sources).filter(([file]) => !isSetting(file))));

test("settings and their comments are looked at too", () => {
  const looked = Object.keys(sources).filter(isSetting);
  expect(looked).toContain(".github/workflows/check.yml");
  expect(looked).toContain("deploy/nginx/mantra-mala.conf");
  expect(Object.keys(sources)).toContain("vite.config.ts");
});

test.each(rules)("$says", ({ offenders }) => {
  expect(offenders(sources, imports)).toEqual([]);
});

test.each(rules)("the rule that $says can see who breaks it", ({ offenders, broken }) => {
  expect(offenders(broken, importsOf(broken))).not.toEqual([]);
});

test("the rules have looked at every room, and followed the imports of the browser and of the server", () => {
  const looked = new Set(Object.keys(sources).map(roomOf));
  expect(names.filter((room) => !looked.has(room) && room !== "bench")).toEqual([]);
  expect(loadedBy("src/web/boot/entry.tsx", imports, () => true)).toContain("@radix-ui/react-toast");
  expect(loadedBy("src/server/main.ts", imports, () => true)).toContain("kysely");
});
