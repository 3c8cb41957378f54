import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What every page needs of other people's code: one file, which a visitor keeps from release to release. */
const vendor = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//;

/** Small parts of several screens: in the entry's file they cost a few bytes, each in its own a request. */
const everywhere =
  /src\/web\/(entry\.client|data\/other-tabs\.ts|ui\/(toast|use-held-focus)\.ts|parts\/(deity-icon|verse|verse-lines|ad-slot)\.)/;

/** Parts of libraries that are named but never used here, or that the browser has: replaced by next to nothing. */
const replaced: Record<string, string> = {
  "./mutationCache.js": "src/web/data/no-mutations.ts",
  "./infiniteQueryBehavior.js": "src/web/data/no-infinite-queries.ts",
  "./focusManager.js": "src/web/data/no-focus.ts",
  "./onlineManager.js": "src/web/data/always-online.ts",
  "use-sync-external-store/shim/index.js": "src/web/data/react-external-store.ts",
  "\0vite/preload-helper.js": "src/web/plain-import.ts",
};

/** TanStack's index names all its parts, and needs the real ones. */
const isIndex = /query-core\/build\/modern\/(index|\w+Observer)\.js$/;

const leaveOutUnused: Plugin = {
  name: "leave-out-unused",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer = "") {
    const replacement = replaced[source];
    return replacement && !isIndex.test(importer) ? resolve(replacement) : null;
  },
};

/** One style sheet per page, because the server writes it into the page, and one with all styles for navigation. */
const styleSheets = [
  "src/web/styles/frame.css",
  "src/web/styles/site.css",
  ...globSync("src/web/screens/*/*.css").filter((file) => /\/([a-z-]+)\/\1\.css$/.test(file)),
];

/** What the service worker keeps of the build that is already there: the app, and the fonts of all but rare letters. */
const keptFiles: Plugin = {
  name: "kept-files",
  resolveId: (source) => (source === "virtual:kept-files" ? `\0${source}` : null),
  load(id) {
    if (id !== "\0virtual:kept-files") return null;
    const built = globSync("assets/{*.js,site-*.css}", { cwd: "dist/client" });
    const fonts = globSync("fonts/*.woff2", { cwd: "public", exclude: ["**/*-full.*"] });
    const paths = [...built, ...fonts].map((file) => `/${file}`).toSorted();
    const build = createHash("sha256").update(paths.join()).digest("hex").slice(0, 8);
    return `export default ${JSON.stringify(paths)}; export const build = ${JSON.stringify(build)};`;
  },
};

/** What texts to read are made of, on several screens. */
const reading =
  /src\/(model\/dates|web\/(data\/failure-of|messages\/teachings|parts\/(prose|post-date|post-picture)))\./;

/** What a deity is shown with: her picture, her mantras' cards. */
const cards = /src\/web\/parts\/(deity-picture|picture-sources|mantra-card)\./;

/** What the fields of forms are made of, and what those of the sign-in page share besides. */
const forms = /src\/web\/(ui\/(field|password-field)|messages\/(field|auth)|screens\/auth\/mode)\./;

export default defineConfig({
  plugins: [leaveOutUnused, keptFiles, react()],
  // Our own server sends public/ from where it lies, so nothing of it is copied. It also announces a page's scripts
  // in the page itself; Vite's code for that would cost every visitor half a kilobyte.
  build: { copyPublicDir: false, modulePreload: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["src/web/entry.client.tsx", ...styleSheets],
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: vendor },
                { name: "entry.client", test: everywhere },
                { name: "reading", test: reading },
                { name: "cards", test: cards },
                { name: "forms", test: forms },
              ],
            },
          },
        },
      },
    },
    // What runs before all else. No module, because a browser does not wait for one (docs/decisions/0008-first-bytes.md).
    starter: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        manifest: ".vite/starter.json",
        rolldownOptions: {
          input: "src/web/starter.ts",
          output: { format: "iife", entryFileNames: "assets/[name]-[hash].js" },
        },
      },
    },
    // After the other two, whose files it keeps.
    serviceWorker: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        rolldownOptions: {
          input: "src/offline/service-worker.ts",
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/ssr", emitAssets: false, rolldownOptions: { input: "src/server/pages/render.tsx" } },
    },
  },
});
