import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languages, type Language } from "#model/languages.ts";
import { StartupError } from "../startup-error.ts";
import { readAssets } from "./assets.ts";
import type { PageBuild, PageBuilds } from "./page-handler.ts";

/** Loads what `npm run build` has made, in all languages. */
export async function readBuild(folder: string): Promise<PageBuilds> {
  const builds = await Promise.all(
    languages.map(async (language) => [language, await readBuildIn(language, folder)] as const),
  );
  return Object.fromEntries(builds) as Record<Language, PageBuild>;
}

async function readBuildIn(language: Language, folder: string): Promise<PageBuild> {
  const rendererFile = join(folder, "ssr", language, "render.js");
  const manifests = ["manifest", "starter"].map((name) => join(folder, "client/.vite", `${name}.${language}.json`));
  const isBuilt = [rendererFile, ...manifests].every((file) => existsSync(file));
  if (!isBuilt)
    throw new StartupError(['The site is not built: run "npm run build", or "npm start", which does it by itself.']);
  const renderer: PageBuild["renderer"] = await import(pathToFileURL(rendererFile).href);
  return { renderer, assets: readAssets(join(folder, "client"), language) };
}
