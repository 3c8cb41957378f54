import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Scripts for small modules that several screens load, each of which would cost a request of its own. A module names its
 * script in a comment at its beginning, such as `@chunk cards`; what it imports goes with it, into the first that needs it.
 */
const sharedChunks = ["entry", "cards", "late", "reading"];
const namesChunk = (file: string, name: string) =>
  /\/src\/web\/[^?]*\.tsx?$/.test(file) && readFileSync(file, "utf8").startsWith(`/* @chunk ${name} */`);

/** Packages that every start of the server needs. Others stay where they are, for whoever needs them later. */
const loadedAtStart = ["kysely", "zod", "hono", "@hono/node-server", "ipaddr.js", "js-yaml", "minisearch"];

/** The server, and the migrations that it lists in their folder. */
const serverFiles = ["src/server/main.ts", ...globSync("migrations/*.ts")];
const serverInput = Object.fromEntries(serverFiles.map((file) => [file.replace(/^src\/server\/|\.ts$/g, ""), file]));

/** One style sheet per page, because the server writes it into the page, and one with all styles for navigation. */
const styleSheets = [
  "src/web/styles/frame.css",
  "src/web/styles/site.css",
  "src/web/styles/print.css",
  ...globSync("src/web/features/*/*-screen.tsx").map((screen) => screen.replace("-screen.tsx", ".css")),
];

/** Files that the service worker keeps, of the build that is already there: the app, and fonts of all but rare letters. */
const keptFiles: Plugin = {
  name: "kept-files",
  resolveId: (source) => (source === "virtual:kept-files" ? `\0${source}` : null),
  load(id) {
    if (id !== "\0virtual:kept-files") return null;
    const built = globSync("assets/{*.{js,svg},{site,print}-*.css}", {
      cwd: "dist/client",
      exclude: ["**/firebase-*"],
    });
    const fonts = globSync("fonts/*.woff2", { cwd: "public", exclude: ["**/*-full.*"] });
    const paths = [...built, ...fonts].map((file) => `/${file}`).toSorted();
    const build = createHash("sha256").update(paths.join()).digest("hex").slice(0, 8);
    return `export default ${JSON.stringify(paths)}; export const build = ${JSON.stringify(build)};`;
  },
};

/** A page announces its scripts, and styles come in one sheet, so an import has nothing to fetch before it. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** Language of the interface in the browser's build: a folder of `src/web/messages`. */
const language = "en";

export default defineConfig({
  plugins: [keptFiles, plainImports, react()],
  resolve: { alias: { "#messages": join(import.meta.dirname, "src/web/messages", language) } },
  // Our own server sends public/ from where it lies, so nothing of it is copied. The starter fetches a page's scripts.
  build: {
    copyPublicDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    // The first that know light-dark(): in older browsers every color of the theme would be two.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["src/web/app/boot/entry.tsx", ...styleSheets],
          output: {
            codeSplitting: {
              groups: [
                // Packages that every page needs: one file, which a browser caches from release to release.
                { name: "vendor", test: /node_modules/, tags: ["$initial"] },
                ...sharedChunks.map((name) => ({ name, test: (file: string) => namesChunk(file, name) })),
              ],
            },
          },
        },
      },
    },
    // The first script of a page, in one file without imports (docs/decisions/0008-first-bytes.md).
    starter: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        manifest: ".vite/starter.json",
        rolldownOptions: {
          input: "src/web/app/boot/starter.ts",
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
    // The server in few files: a start would read 600 modules otherwise (docs/decisions/0032-a-built-server.md).
    server: {
      consumer: "server",
      resolve: { noExternal: loadedAtStart },
      build: {
        outDir: "dist/server",
        emitAssets: false,
        minify: false,
        // Beside the program, so that it finds the project as its sources do (src/server/folders.ts).
        rolldownOptions: { input: serverInput, output: { chunkFileNames: "[name]-[hash].js" } },
      },
    },
    ssr: {
      build: { outDir: "dist/ssr", emitAssets: false, rolldownOptions: { input: "src/server/pages/render.tsx" } },
    },
  },
});
