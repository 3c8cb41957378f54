import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scenes } from "./scenes.ts";
import { walkScenes, type Look } from "./walk-scenes.ts";

/**
 * This program takes pictures of every screen and state at six sizes, by day and by night, for people to look at. `npm
 * run screenshots` builds and runs the site; `npm run screenshots -- origin folder scene …` takes those of a site that
 * is already running, such as an older build (a dash means this one), in a folder, of some scenes only; `--size
 * 390x844` takes one size, `--theme dark` one theme, `--whole` whole pages instead of the visible part. A state that a
 * build does not have is skipped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: "boolean" }, size: { type: "string", multiple: true }, theme: { type: "string" } },
});
const [given = "-", folder = mkdtempSync(join(tmpdir(), "screenshots-")), ...chosen] = positionals;
const sizes = values.size ?? ["360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080"];
const themes = (["light", "dark"] as const).filter((theme) => theme === (values.theme ?? theme));
mkdirSync(folder, { recursive: true });

let pictures = 0;
const skipped = await walkScenes({
  given,
  looks: sizes.flatMap((size): Look[] => themes.map((theme) => ({ size, theme }))),
  scenes: scenes.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
  async see(page, { scene, state, size, theme }) {
    const path = join(folder, `${scene}-${state}-${size}-${theme}.png`);
    await page.screenshot({ path, fullPage: values.whole ?? false });
    pictures += 1;
  },
});
console.log(`${pictures} pictures in ${folder}, ${skipped} states skipped`);
