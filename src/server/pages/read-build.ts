import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartupError } from "../startup-error.ts";
import { readAssets } from "./assets.ts";
import type { PageBuild } from "./page-handler.ts";

/** Loads what `npm run build` has made. */
export async function readBuild(folder: string): Promise<PageBuild> {
  const rendererFile = join(folder, "ssr/render.js");
  const manifests = ["manifest.json", "starter.json"].map((name) => join(folder, "client/.vite", name));
  const isBuilt = [rendererFile, ...manifests].every((file) => existsSync(file));
  if (!isBuilt)
    throw new StartupError(['The site is not built: run "npm run build", or "npm start", which does it by itself.']);
  const renderer: PageBuild["renderer"] = await import(pathToFileURL(rendererFile).href);
  return { renderer, assets: readAssets(join(folder, "client")) };
}
