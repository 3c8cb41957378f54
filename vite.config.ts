import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What every page needs of other people's code: one file, which a visitor keeps from release to release. */
const vendor = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//;

/** In site.css `./*.css` stands for its whole folder, so that no sheet can be forgotten there. */
const gatherStyles: Plugin = {
  name: "gather-styles",
  enforce: "pre",
  transform(css, id) {
    if (!id.includes("src/web/styles/site.css")) return null;
    const others = globSync("*.css", { cwd: "src/web/styles", exclude: ["site.css"] }).toSorted();
    return css.replace('@import "./*.css";', others.map((sheet) => `@import "./${sheet}";`).join("\n"));
  },
};

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

export default defineConfig({
  plugins: [gatherStyles, keptFiles, react()],
  // Our own server sends public/ from where it lies, so nothing of it is copied. It also announces a page's scripts
  // in the page itself; Vite's code for that would cost every visitor half a kilobyte.
  build: { copyPublicDir: false, modulePreload: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          // The styles are entries of their own, because the server writes those of a screen into its page.
          input: ["src/web/boot/entry.tsx", ...globSync("src/web/styles/*.css")],
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: vendor },
                { name: "shared", test: /\/src\//, minShareCount: 6 },
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
          input: "src/web/boot/starter.ts",
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
