import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { longestFunction } from "./test-functions.ts";
import { importsOf, isTest, loadedBy, withoutComments, type Import, type Sources } from "./test-imports.ts";

/** Folders that each folder may import from, besides itself. The rule of an inner folder replaces that of the outer one. */
const allowedImports: Readonly<Record<string, string>> = {
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

/** Folders in which only some packages may be imported. */
const allowedPackages: readonly (readonly [folder: string, allowed: RegExp])[] = [
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

const vagueFolders = /(^|\/)(lib|utils?|helpers?|common|shared|types|services|hooks)(\/|$)/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|css)$/;

const folders = Object.keys(allowedImports).toSorted((a, b) => b.length - a.length);
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const screenOf = (file: string) => /^src\/web\/screens\/[^/]+/.exec(file)?.[0];

const shipped = (imports: readonly Import[]) => imports.filter(({ from }) => !isTest(from));
const lines = (found: readonly Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
const isPackageName = (file: string) => !file.includes(".") && !folderOf(file);

/** Files outside tests whose code matches. */
const using = (sources: Sources, folder: string, pattern: RegExp) =>
  Object.keys(sources).filter(
    (file) => isIn(file, folder) && !isTest(file) && pattern.test(withoutComments(sources[file] ?? "")),
  );

const primitive = /lazy(?:Module|Part|Screen)\((?:\s*"[a-z-]+",)?\s*\(\) => import\(/g;
/** Files that implement these primitives. */
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
  /** Sources that break it: proof that the rule works. */
  broken: Sources;
}

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
    broken: { "src/web/ui/card.tsx": 'import { DeityIcon } from "../parts/deity-icon.tsx";' },
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
        .flatMap((folder) => using(sources, folder, /Date\.now\(\)|new Date\(\)/))
        .filter((file) => !/^src\/server\/(start|dev)\.ts$/.test(file)),
    broken: { "src/practice/mala.ts": "const begun = Date.now();" },
  },
  {
    says: "engines start no timer, draw no random number and use no browser API",
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
    says: "no folder has a name that says nothing, such as utils",
    offenders: (sources) => Object.keys(sources).filter((file) => vagueFolders.test(dirname(file))),
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
  {
    says: "no function of the product is longer than 100 lines, functions within it included",
    offenders: (sources) =>
      Object.entries(sources)
        .filter(([file, code]) => /^src\/.*\.tsx?$/.test(file) && !isTest(file) && longestFunction(file, code) > 100)
        .map(([file]) => file),
    broken: { "src/web/everything.ts": `function openAll() {${"\n".repeat(100)}}` },
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

test.each(rules)("the rule that $says finds a violation", ({ offenders, broken }) => {
  expect(offenders(broken, importsOf(broken))).not.toEqual([]);
});

test("the rules cover every folder, and followed the imports of the browser and of the server", () => {
  const covered = new Set(Object.keys(sources).map(folderOf));
  expect(folders.filter((folder) => !covered.has(folder) && folder !== "bench")).toEqual([]);
  expect(loadedBy("src/web/boot/entry.tsx", imports, () => true)).toContain("@radix-ui/react-toast");
  expect(loadedBy("src/server/main.ts", imports, () => true)).toContain("kysely");
});
