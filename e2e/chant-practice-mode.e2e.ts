import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import {
  boxOf,
  count,
  counter,
  more,
  pause,
  pauseButton,
  press,
  recordings,
  showControls,
  start,
  SUNG,
  untilFaded,
  visitByHand,
} from "./chant-steps.ts";
import { delayScript, openBeforeApp } from "./delayed-scripts.ts";
import { backgroundOf, selectionIn } from "./forced-colors.ts";
import { atEachSize, byDayAndNight, journey, lowSizes, sizes, visit } from "./journey.ts";
import { stopClock } from "./stopped-clock.ts";

const siteHeader = (page: Page) => page.getByRole("banner").first();

const phones = [{ width: 390, height: 844 }, lowSizes.phone, lowSizes.smallPhone] as const;

journey("on a phone count and counter are in sight, and little else", async ({ page }) => {
  await visitByHand(page, "/chant/saraswati/ya-kundendu");
  const text = page.getByRole("tabpanel", { name: "Chant" });
  await start(page).click();
  await atEachSize(page, phones, async ({ height }) => {
    await expect(siteHeader(page)).toBeHidden();
    await expect(text).toBeHidden();
    await untilFaded(page);
    const [round, number] = [await boxOf(counter(page)), await boxOf(count(page))];
    await expect(page.getByLabel("Verse").getByText("या कुन्देन्दु")).toBeInViewport({ ratio: 1 });
    expect(Math.min(round.width, round.height)).toBeGreaterThanOrEqual(120);
    expect(height - (round.y + round.height)).toBeGreaterThanOrEqual(24);
    expect(number.y).toBeGreaterThan(48);
    expect(number.y + number.height).toBeLessThan(round.y);
    expect(await violationsOf(page)).toEqual([]);
  });
  await atEachSize(page, phones, async () => {
    await pause(page);
    await expect(page.getByRole("button", { name: "Resume" })).toBeInViewport({ ratio: 1 });
    // Nothing moves, and what stands below the counter is there again.
    await expect(siteHeader(page)).toBeHidden();
    await expect(text).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(text).toBeHidden();
  });
});

journey("on a phone on its side count and counter are in sight too", async ({ openPage }) => {
  const viewport = lowSizes.phoneOnItsSide;
  const page = await openPage({ viewport });
  await visitByHand(page);
  await page.keyboard.press("Space");
  await expect(siteHeader(page)).toBeHidden();
  const verse = page.getByLabel("Verse").getByText("ॐ नमः शिवाय");
  for (const part of [verse, counter(page), count(page), pauseButton(page)]) {
    const { x, y, width, height } = await boxOf(part);
    expect(Math.min(x, y, viewport.width - x - width, viewport.height - y - height)).toBeGreaterThanOrEqual(0);
  }
});

/**
 * Set on the window before the page: the fades that a start brings, the element under a finger meanwhile, and shifts of
 * the layout outside of it. The change itself is no shift: the verse glides to its place because somebody pressed Start,
 * but a busy browser makes the change more than half a second after the press and then counts it as one.
 */
interface Start {
  fades: { of: string; duration: number }[];
  touched: boolean;
  shift: number;
}

async function watchStart(page: Page) {
  await page.addInitScript(() => {
    const seen: Start = { fades: [], touched: false, shift: 0 };
    Object.assign(window, { seen });
    const begin = document.startViewTransition.bind(document);
    let [begun, ended] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    document.startViewTransition = (change) => {
      begun = performance.now();
      const transition = begin(change);
      void transition.finished.then(() => (ended = performance.now()));
      void look(transition);
      return transition;
    };
    async function look({ ready }: ViewTransition) {
      await ready;
      // The duration is set at the same moment.
      await new Promise(requestAnimationFrame);
      for (const { effect } of document.getAnimations()) {
        const of = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : "";
        if (of.includes("transition-old")) seen.fades.push({ of, duration: Number(effect?.getTiming().duration) });
      }
      const { x, y, width, height } = document.querySelector(".mala")?.getBoundingClientRect() ?? new DOMRect();
      seen.touched = Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".counter"));
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        const isChange = entry.startTime >= begun && entry.startTime <= ended;
        if (!entry.hadRecentInput && !isChange) seen.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Set on the window by the script above.
  return () => page.evaluate(() => (window as unknown as { seen: Start }).seen);
}

journey(
  "on Start the rest of the page fades in 200 ms, while beads are counted where they are touched",
  async ({ openPage }) => {
    const page = await openPage({ viewport: phones[0] });
    const seen = await watchStart(page);
    await visitByHand(page);
    const { shift } = await seen();
    await start(page).click();
    await expect(siteHeader(page)).toBeHidden();
    await untilFaded(page);
    const { fades, touched, shift: shiftAfter } = await seen();
    expect(fades.length).toBeGreaterThan(4);
    expect(fades.filter(({ duration }) => duration !== 200)).toEqual([]);
    expect(touched).toBe(true);
    expect(shiftAfter - shift).toBe(0);
    await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
  },
);

journey("until its styles are there, beads are counted on the page as it is", async ({ openPage }) => {
  const page = await openPage({ viewport: phones[0] });
  const loadStyles = await delayScript(page, /\/assets\/site.*\.css/);
  await visitByHand(page);
  await start(page).click();
  await press(page, 3);
  await expect(count(page)).toHaveText("3");
  await expect(siteHeader(page)).toBeVisible();
  await expect(more(page)).toBeVisible();
  loadStyles();
  await expect(siteHeader(page)).toBeHidden();
  await untilFaded(page);
  const { width, height } = await boxOf(counter(page));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(120);
  await press(page, 1);
  await expect(count(page)).toHaveText("4");
});

journey("with reduced motion the rest of the page goes at once", async ({ openPage }) => {
  const page = await openPage({ viewport: phones[0], reducedMotion: "reduce" });
  const seen = await watchStart(page);
  await visitByHand(page);
  const isPracticing = await start(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // React shows a press at the end of its task.
    await new Promise((done) => setTimeout(done));
    return document.documentElement.hasAttribute("data-practicing");
  });
  expect(isPracticing).toBe(true);
  await expect(siteHeader(page)).toBeHidden();
  expect((await seen()).fades).toEqual([]);
});

journey("the counter stays where it is, whatever has to be said, on every screen", async ({ openPage, expected }) => {
  expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice|ERR_FAILED/);
  async function practice(said: string | null, beginWith: (page: Page) => Promise<unknown>) {
    const page = await openPage({ viewport: sizes.desktop });
    await beginWith(page);
    // Chosen on a large screen, practice mode stays on a phone.
    await page.keyboard.press("f");
    await expect(siteHeader(page)).toBeHidden();
    if (said !== null) await press(page, 1);
    return {
      page,
      async boxes() {
        await expect(siteHeader(page)).toBeHidden();
        if (said !== null) await expect(page.getByText(said)).toBeVisible();
        await untilFaded(page);
        const note = said === null ? null : await boxOf(page.getByText(said));
        return { counter: await boxOf(counter(page)), ring: await boxOf(page.locator(".mala")), note };
      },
    };
  }
  const plain = await practice(null, visitByHand);
  const refused = await practice("Your browser isn't saving data", async (page) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      };
    });
    await visitByHand(page);
  });
  const broken = await practice("The recording could not be played", async (page) => {
    await page.route(recordings, (route) => route.abort());
    await visitByHand(page);
  });
  const viewports = [sizes.desktop, phones[1], phones[2], lowSizes.phoneOnItsSide];
  await atEachSize(plain.page, viewports, async (viewport) => {
    const usual = await plain.boxes();
    for (const saying of [refused, broken]) {
      await atEachSize(saying.page, [viewport], async () => {
        const { counter: round, ring, note } = await saying.boxes();
        expect(round).toEqual(usual.counter);
        expect(ring).toEqual(usual.ring);
        if (!note) throw new Error("Nothing is said");
        expect(note.y + note.height).toBeLessThanOrEqual(viewport.height);
        const isBeside = note.x + note.width <= round.x || note.y >= round.y + round.height;
        expect(isBeside).toBe(true);
      });
    }
  });
});

journey("a verse of four lines is read whole beside the ring, on large screens", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop });
  for (const path of ["/chant/krishna/yada-yada", "/chant/saraswati/ya-kundendu"]) {
    await page.setViewportSize(sizes.desktop);
    await visitByHand(page, path);
    await page.keyboard.press("f");
    await atEachSize(page, [sizes.desktop, sizes.monitor], async () => {
      await expect(siteHeader(page)).toBeHidden();
      await untilFaded(page);
      const ring = await boxOf(page.locator(".mala"));
      const verse = page.getByLabel("Verse");
      expect(await verse.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), path).toBe(0);
      const box = await boxOf(verse);
      expect(box.x + box.width, path).toBeLessThanOrEqual(ring.x);
      await expect(counter(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

journey("on a large screen the ring of practice mode is larger", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.monitor });
  await visitByHand(page);
  const viewports = [sizes.monitor, sizes.desktop];
  const widthOfRing = async () => (await boxOf(page.locator(".mala"))).width;
  await atEachSize(page, viewports, async () => expect.poll(widthOfRing).toBe(280));
  await page.keyboard.press("f");
  await expect(siteHeader(page)).toBeHidden();
  await atEachSize(page, viewports, async (viewport) =>
    expect.poll(widthOfRing).toBeCloseTo(viewport === sizes.monitor ? 486 : 347.6, 0),
  );
});

async function goTo(control: Locator) {
  await expect(async () => {
    await control.page().keyboard.press("Tab");
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

journey("what a mala needs besides is in a sheet, by keyboard too", async ({ page }) => {
  await visitByHand(page);
  await press(page, 5);
  await more(page).focus();
  await page.keyboard.press("Enter");
  const reset = page.getByRole("button", { name: "Reset" });
  await expect(reset).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await goTo(page.getByRole("button", { name: /^−1/ }));
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4");
  await page.keyboard.press("Escape");
  await expect(reset).toBeHidden();
  await expect(more(page)).toBeFocused();
});

journey("a touch beside the open sheet closes it, and is no bead", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true, viewport: sizes.desktop });
  await visitByHand(page);
  await press(page, 3);
  // The ring stands in the middle then, and the sheet to the right.
  await page.keyboard.press("f");
  await expect(siteHeader(page)).toBeHidden();
  await showControls(page);
  const { x, y } = await boxOf(count(page));
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
  await page.touchscreen.tap(x, y);
  await expect(count(page)).toHaveText("4");
});

journey("on a wide screen practice mode is chosen by a button, or by F", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop });
  await visitByHand(page);
  await press(page, 1);
  await expect(siteHeader(page)).toBeVisible();
  await showControls(page);
  await page.getByRole("button", { name: "Practice mode" }).click();
  await expect(siteHeader(page)).toBeHidden();
  // A pause changes nothing but the button.
  await pause(page);
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expect(siteHeader(page)).toBeHidden();
  await page.keyboard.press("f");
  await expect(siteHeader(page)).toBeVisible();
  // A change of the window's size ends the fading, and no part glides on from where it lay before.
  await page.keyboard.press("f");
  await expect(siteHeader(page)).toBeHidden();
  await page.setViewportSize(sizes.tablet);
  await untilFaded(page);
  expect(await page.locator(".mala").evaluate((mala) => mala.getAnimations().length)).toBe(0);
  await expect(count(page)).toHaveText("1");
});

for (const late of ["the app", "the practice"]) {
  journey(`F pressed before ${late} is loaded leads to practice mode when it is`, async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const loadPractice = late === "the practice" ? await delayScript(page, /\/assets\/chanting.*\.js/) : null;
    const load = loadPractice ?? (await openBeforeApp(page, SUNG));
    if (loadPractice) await visit(page, SUNG);
    await page.keyboard.press("f");
    load();
    await expect(siteHeader(page)).toBeHidden();
    await expect(pauseButton(page)).toBeVisible();
  });
}

journey("a mala ends in stillness; then it says what was done, and how to go on", async ({ page }) => {
  await visitByHand(page);
  await press(page, 108);
  await expect(page.locator("[data-still]")).toBeVisible();
  const next = page.getByRole("button", { name: "Begin next mala" });
  await expect(next).toBeHidden();
  // The toast may come and go while axe is at work on a busy machine.
  const [violations] = await Promise.all([violationsOf(page), expect(completed(page)).toBeVisible()]);
  expect(violations).toEqual([]);
  await expect(page.getByText(/^108 · \d+ s · 1 mala today$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Sit for five minutes" })).toHaveAttribute("href", /minutes=5$/);
  expect(await violationsOf(page)).toEqual([]);
  await next.click();
  await expect(count(page)).toHaveText("0");
  await expect(pauseButton(page)).toBeVisible();
});

/** A mala complete, on a clock that goes on only when the journey says so. */
async function completeWithStoppedClock(page: Page, path = SUNG) {
  await page.clock.install();
  await visitByHand(page, path);
  await press(page, 107);
  await stopClock(page);
  await press(page, 1);
  await expect(page.locator("[data-still]")).toBeVisible();
}
const completed = (page: Page) => page.getByText("Chanting Completed", { exact: true });

journey("the stillness after a mala is six seconds long, with the verse in gold", async ({ page }) => {
  const colorOfVerse = () =>
    page
      .locator(".verse p")
      .first()
      .evaluate((verse) => getComputedStyle(verse).color);
  // By day a verse has another color than gold.
  await completeWithStoppedClock(page, "/chant/saraswati/ya-kundendu");
  await expect.poll(colorOfVerse).toBe("rgb(142, 78, 0)");
  await page.clock.runFor(5900);
  await expect(page.locator("[data-still]")).toBeVisible();
  await expect(completed(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await expect(completed(page)).toBeVisible();
  await expect.poll(colorOfVerse).not.toBe("rgb(142, 78, 0)");
});

for (const way of ["Begin next mala", "Back to Shiva"]) {
  journey(`nothing is said of a complete mala after "${way}"`, async ({ page }) => {
    await completeWithStoppedClock(page);
    await page.clock.runFor(2000);
    await page.keyboard.press("Shift");
    await expect(completed(page)).toBeVisible();
    await page
      .getByRole("button", { name: way })
      .or(page.getByRole("link", { name: way }))
      .press("Enter");
    await expect(completed(page)).toHaveCount(0);
  });
}

journey("what the sheet holds is reached and used by keyboard", async ({ page }) => {
  await visitByHand(page);
  await press(page, 3);
  await more(page).focus();
  await page.keyboard.press("Enter");
  const speed = page.getByRole("combobox", { name: "Speed" });
  await goTo(speed);
  const before = await speed.inputValue();
  await page.keyboard.press("ArrowDown");
  await expect(speed).not.toHaveValue(before);
  const volume = page.getByRole("slider", { name: "Volume" });
  await goTo(volume);
  await page.keyboard.press("Home");
  await expect(volume).toHaveValue("0");
  await expect(volume).toHaveAttribute("aria-valuetext", "0 percent");
  await goTo(page.getByText("Bead feedback"));
  await page.keyboard.press("Enter");
  const click = page.getByRole("checkbox", { name: /^Click/ });
  await goTo(click);
  await page.keyboard.press("Space");
  await expect(click).toBeChecked();
  await page.keyboard.press("Escape");
  for (const [name, dialog] of [
    ["Make a vow (sankalpa)", "Make a vow (sankalpa)"],
    ["Dim the screen", "Dim view"],
  ] as const) {
    await more(page).focus();
    await page.keyboard.press("Enter");
    await goTo(page.getByRole("button", { name }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: dialog })).toBeHidden();
    if (await page.getByRole("button", { name }).isVisible()) await page.keyboard.press("Escape");
  }
  await expect(count(page)).toHaveText("3");
});

journey(
  "in forced colors the live button, the count and the mode are seen, by day and at night",
  async ({ openPage }) => {
    const page = await openPage({ viewport: phones[1], forcedColors: "active" });
    await visitByHand(page);
    const hasFrame = (live: Locator) =>
      byDayAndNight(page, async () => {
        await expect(live).toHaveCSS("border-top-width", "4px");
        expect(await violationsOf(page)).toEqual([]);
      });
    const chosen = page.getByRole("radio", { name: "Manual" });
    const other = page.getByRole("radio", { name: "Auto" });
    await byDayAndNight(page, async () => expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other)));
    await hasFrame(counter(page));
    await press(page, 27);
    await hasFrame(counter(page));
    await showControls(page);
    await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
    await page.keyboard.press("Escape");
    await press(page, 81);
    await expect(page.getByText(/^108 · /)).toBeVisible();
    // The contrast of a message cannot be measured where the system gives the colors.
    await page.locator(".toast").getByRole("button").click();
    await hasFrame(page.getByRole("button", { name: "Begin next mala" }));
  },
);

journey("in forced colors it is seen that practice mode and prayers are chosen", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop, forcedColors: "active" });
  await visitByHand(page);
  const reset = page.getByRole("button", { name: "Reset" });
  for (const name of ["Prayers", "Practice mode"]) {
    await showControls(page);
    const control = page.locator(".more [aria-pressed]", { hasText: name });
    await expect(control).toHaveAttribute("aria-pressed", "false");
    expect(await backgroundOf(control)).toBe(await backgroundOf(reset));
    await control.click();
    await expect(control).toHaveAttribute("aria-pressed", "true");
    await showControls(page);
    await expect(control).toHaveCSS("background-color", await selectionIn(page));
  }
});
