import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

/** The sources of the browser build, the server and its renderer. */
const sources = [
  "src/{web,offline,model,contract,practice,server}/**/*.{ts,tsx,css}",
  "packages/listening/**/*.ts",
  "migrations/*.ts",
  "vite.config.ts",
  "package-lock.json",
  "tools/{check-content,compress-assets}.ts",
];

const stampFile = "dist/built-from";

/** Hashes content, not times, so that a fresh clone, an image or a copied dist/ has the same fingerprint. */
function fingerprint() {
  const files = globSync(sources).filter((file) => !file.includes(".test."));
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint();

export const rememberBuild = () => writeFileSync(stampFile, fingerprint());
