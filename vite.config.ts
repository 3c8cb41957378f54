import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { languages, mainLanguage, splitLanguage, type Language } from "./src/model/languages.ts";
import { completeLanguages } from "./src/server/content/complete-languages.ts";

/**
 * Scripts for small modules that several screens load, each of which would cost a request of its own. A module names its
 * script in a comment at its beginning, such as `@chunk cards`; what it imports goes with it, into the first that needs it.
 */
const sharedChunks = ["entry", "cards", "late", "reading"];
const namesChunk = (file: string, name: string) =>
  /\/src\/(web|model)\/[^?]*\.tsx?$/.test(file) && readFileSync(file, "utf8").startsWith(`/* @chunk ${name} */`);

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
  "src/web/styles/hindi.css",
  ...globSync("src/web/features/*/*-screen.tsx").map((screen) => screen.replace("-screen.tsx", ".css")),
];

type Manifest = Record<string, { file: string }>;
const filesIn = (manifest: string) =>
  Object.values(JSON.parse(readFileSync(`dist/client/.vite/${manifest}.json`, "utf8")) as Manifest).map(
    ({ file }) => file,
  );
const filesOf = (language: Language) => [...filesIn(`manifest.${language}`), ...filesIn(`starter.${language}`)];

/** Fonts that only pages in another language load (media/fonts). */
const fontsNotIn: Readonly<Record<Language, string[]>> = {
  en: [
    "**/{nunito,poppins,noto-sans-devanagari}-hindi.*",
    "**/nunito-hindi-iast.*",
    "**/*-hindi-with-hymns.*",
    "**/devanagari-digits.*",
  ],
  hi: [
    "**/{poppins-600,nunito-latin,noto-sans-devanagari,noto-sans-devanagari-hymns,noto-sans-devanagari-hindi-hymns}.*",
    "**/hindi-name.*",
  ],
};

/** Paths of the files that the service worker keeps for a language: the app, and fonts of all but rare letters. */
function keptIn(language: Language) {
  const own = new Set(filesOf(language));
  const foreign = new Set(languages.flatMap(filesOf).filter((file) => !own.has(file)));
  const built = globSync("assets/{*.{js,svg},{site,print}-*.css}", { cwd: "dist/client", exclude: ["**/firebase-*"] });
  const fonts = globSync("fonts/*.woff2", { cwd: "public", exclude: ["**/*-full.*", ...fontsNotIn[language]] });
  const files = [...built.filter((file) => !foreign.has(file)), ...fonts].map((file) => `/${file}`).toSorted();
  return { files, build: createHash("sha256").update(files.join()).digest("hex").slice(0, 8) };
}

/** Lists the files that the service worker keeps, by language, of the build that is already there. */
const keptFiles: Plugin = {
  name: "kept-files",
  resolveId: (source) => (source === "virtual:kept-files" ? `\0${source}` : null),
  load: (id) =>
    id === "\0virtual:kept-files"
      ? `export default ${JSON.stringify(Object.fromEntries(languages.map((language) => [language, keptIn(language)])))};`
      : null,
};

/** A page announces its scripts, and styles come in one sheet, so an import has nothing to fetch before it. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** The environment of a build for a language, such as `client_hi`; that of the main language has Vite's own name. */
const environmentOf = (part: string, language: Language) => (language === mainLanguage ? part : `${part}_${language}`);

const messageFolder = join(import.meta.dirname, "src/web/messages");
/** Files of messages that a language does not have yet, and that its pages show in the main language. */
const untranslated = new Set<string>();

/**
 * Finds the messages of the language that is built or, in development, whose prefix is the base of all addresses. What a
 * language lacks that is not complete yet is named once.
 */
const messages: Plugin = {
  name: "messages",
  enforce: "pre",
  resolveId(source) {
    if (!source.startsWith("#messages/")) return null;
    const { name, config } = this.environment;
    const built = languages.find((language) => name.endsWith(`_${language}`));
    const language = built ?? splitLanguage(config.base).language;
    const file = source.slice("#messages/".length);
    const own = join(messageFolder, language, file);
    if (existsSync(own) || completeLanguages.includes(language) || file === "language.ts") return own;
    if (!untranslated.has(`${language}/${file}`))
      console.warn(`Not there, and shown in ${mainLanguage}: messages/${language}/${file}`);
    untranslated.add(`${language}/${file}`);
    return join(messageFolder, mainLanguage, file);
  },
};

/** The app in a language. All languages share a folder, so a file without words is there, and in caches, only once. */
const client = (language: Language): EnvironmentOptions => ({
  consumer: "client",
  // In development every language is the client of a Vite of its own (src/server/dev.ts).
  ...(language !== mainLanguage && { optimizeDeps: { noDiscovery: true } }),
  build: {
    outDir: "dist/client",
    emptyOutDir: language === mainLanguage,
    manifest: `.vite/manifest.${language}.json`,
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
});

/** The first script of a page, in one file without imports (docs/decisions/0008-first-bytes.md). */
const starter = (language: Language): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    manifest: `.vite/starter.${language}.json`,
    rolldownOptions: {
      input: "src/web/app/boot/starter.ts",
      output: { format: "iife", entryFileNames: "assets/[name]-[hash].js" },
    },
  },
});

const renderer = (language: Language): EnvironmentOptions => ({
  consumer: "server",
  build: {
    outDir: `dist/ssr/${language}`,
    emitAssets: false,
    ssr: true,
    rolldownOptions: { input: "src/server/pages/render.tsx" },
  },
});

const inEachLanguage = (part: string, build: (language: Language) => EnvironmentOptions) =>
  Object.fromEntries(languages.map((language) => [environmentOf(part, language), build(language)]));

export default defineConfig({
  plugins: [messages, keptFiles, plainImports, react()],
  // Our own server sends public/ from where it lies, so nothing of it is copied. The starter fetches a page's scripts.
  build: {
    copyPublicDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    // The first that know light-dark(): in older browsers every color of the theme would be two.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    ...inEachLanguage("client", client),
    ...inEachLanguage("starter", starter),
    // After those, whose files it keeps.
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
    ...inEachLanguage("ssr", renderer),
  },
});
