import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EngineName } from "./engine.ts";
import type { Tab } from "./tab.ts";

const folder = join(import.meta.dirname, "../../test-results/engines-look");

/** Keeps a picture of what a tab shows, for somebody to look at. */
export async function keepPicture(tab: Tab, name: string, engineName: EngineName) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${engineName}.png`), await tab.driver.screenshot());
}
