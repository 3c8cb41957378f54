import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";
import { walkScenes } from "./walk-scenes.ts";

/**
 * This program measures how crowded each kind of page is, at three sizes: the number of controls, the stops of the Tab
 * key, the height, and how far down the main button begins. `npm run crowding` builds and runs the site; `npm run
 * crowding -- origin` measures one that is already running, such as an older build; `--size 390x844` measures one size,
 * `--scene chant` one scene. A state that a build does not have is skipped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: "string", multiple: true }, scene: { type: "string", multiple: true } },
});
const [given = "-"] = positionals;
const sizes = values.size ?? ["360x640", "390x844", "1280x800"];

/** The states that are measured, by scene, each with the name of the control that most people come for. */
const measured: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  home: { first: /^Begin your first mala/, returning: /^Continue / },
  mantras: { all: /^View .* Mantras$/ },
  deity: { long: /^Chant 108 Times/ },
  chant: { before: /^Start Chanting$/, "running-auto": /^Pause$/, paused: /^Resume$/ },
  hymns: { list: /Hanuman Chalisa/, hymn: /^(Listen|Play)\b/ },
  verse: { shown: /^(Listen|Play)\b/ },
  sitting: { form: /^Start Meditation$/ },
  blog: { list: /^(Read more|The Sound of Om)/, post: /^Back to All Teachings/ },
  search: { found: /Gayatri/ },
  auth: { login: /^Sign In$/ },
  pages: { about: /@/ },
  practitioner: {
    favorites: /^Chant 108 Times|^Om Namah Shivaya/,
    profile: /Om Namah Shivaya/,
    home: /^Continue |^Chant |^Begin /,
  },
};

interface Row {
  page: string;
  size: string;
  /** The visible links, buttons and fields of `main`, including disabled ones. */
  controls: number;
  "in first screen": number;
  "Tab stops": number;
  height: number;
  "main button y": number | string;
}

const rows: Row[] = [];
const chosen = values.scene ?? Object.keys(measured);
const skipped = await walkScenes({
  given,
  looks: sizes.map((size) => ({ size, theme: "light" })),
  scenes: scenes.filter(({ name }) => chosen.includes(name)).map(untilLastMeasured),
  async see(page, { scene, state, size }) {
    const mainButton = measured[scene]?.[state];
    if (mainButton) rows.push({ page: `${scene} ${state}`, size, ...(await measure(page, mainButton)) });
  },
});
console.table(rows.toSorted((a, b) => order(a) - order(b)));
if (skipped > 0) console.log(`${skipped} states skipped`);

/** Returns a scene without the states after the last measured one. */
function untilLastMeasured({ name, states, ...scene }: Scene): Scene {
  const all = Object.entries(states);
  const last = all.findLastIndex(([state]) => measured[name]?.[state]);
  return { ...scene, name, states: Object.fromEntries(all.slice(0, last + 1)) };
}

/** Sorts rows so that the sizes of a page are together. */
function order({ page }: Row) {
  return rows.findIndex((row) => row.page === page);
}

async function measure(page: Page, mainButton: RegExp) {
  await page.evaluate(layOutWhole);
  const found = await page.evaluate(countControls);
  const main = page.locator("main");
  const name = { name: mainButton };
  const box = await main
    .getByRole("button", name)
    .or(main.getByRole("link", name))
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  const scrolled = await page.evaluate(() => scrollY);
  return {
    controls: found.all,
    "in first screen": found.inFirstScreen,
    "Tab stops": await countStops(page),
    height: found.height,
    "main button y": box ? Math.round(box.y + scrolled) : "none",
  };
}

/** This runs in the page. Sections that are only laid out near the window have an estimated height before that. */
function layOutWhole() {
  for (const part of document.querySelectorAll<HTMLElement>("main *")) part.style.contentVisibility = "visible";
}

/** This runs in the page. */
function countControls() {
  const controls = [...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"),
  );
  const inFirstScreen = controls.filter((control) => {
    const { top, bottom } = control.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  return {
    all: controls.length,
    inFirstScreen: inFirstScreen.length,
    height: document.documentElement.scrollHeight,
  };
}

/** Presses Tab from the beginning of `main` until the focus leaves it, and puts the page back where it was. */
async function countStops(page: Page) {
  const before = await page.evaluate(() => scrollY);
  await page.locator("main").evaluate((main) => {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => Boolean(document.activeElement?.closest("main")))) continue;
    await page.evaluate((top) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo({ top, behavior: "instant" });
    }, before);
    return stops;
  }
}
