import { expect, type Page } from "@playwright/test";
import {
  auto,
  boxOf,
  count,
  countBead,
  counter,
  pause,
  press,
  reset,
  seen,
  showControls,
  start,
  SUNG,
  untilFaded,
  visitByHand,
  waitForNextTouch,
  watch,
} from "./chant-steps.ts";
import { atEachSize, journey, sizes, visit } from "./journey.ts";

const toMiddle = async (page: Page, part: string) => {
  const { x, y, width, height } = await boxOf(page.locator(part));
  return { x: x + width / 2, y: y + height / 2 };
};
const takeBack = (page: Page) => page.getByRole("button", { name: "−1" });

journey("the whole panel counts by hand, and its other controls do not", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone, hasTouch: true });
  await visitByHand(page);
  for (const [place, part] of [".counter h2", ".mala", ".counter", ".press"].entries()) {
    const { x, y } = await toMiddle(page, part);
    await page.touchscreen.tap(x, y);
    await expect(count(page)).toHaveText(String(place + 1));
    await waitForNextTouch(page);
  }
  await showControls(page);
  await page.getByText("Bead feedback").tap();
  await page.getByRole("checkbox", { name: /^Click/ }).tap();
  await expect(count(page)).toHaveText("4");
  await auto(page).tap();
  const { x, y } = await toMiddle(page, ".mala");
  await page.touchscreen.tap(x, y);
  await expect(count(page)).toHaveText("4");
});

journey("a bead counts as the finger comes down; scrolling over the panel is none", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.tablet, hasTouch: true });
  await visitByHand(page);
  await counter(page).tap();
  await expect(count(page)).toHaveText("1");
  await waitForNextTouch(page);
  const touch = await page.context().newCDPSession(page);
  const { x, y } = await toMiddle(page, ".mala");
  const send = (type: "touchStart" | "touchMove" | "touchEnd", up: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: y - up }] });
  await send("touchStart", 0);
  await expect(count(page)).toHaveText("2");
  await send("touchEnd", 0);
  await expect(count(page)).toHaveText("2");
  await send("touchStart", 0);
  for (const up of [20, 60, 120]) await send("touchMove", up);
  await send("touchEnd", 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(count(page)).toHaveText("2");
});

journey("one bead too many is taken back, and the mala is still complete once, at 108", async ({ page }) => {
  await watch(page);
  await visitByHand(page);
  await showControls(page);
  await expect(takeBack(page)).toBeDisabled();
  await press(page, 107);
  await takeBack(page).click();
  await expect(count(page)).toHaveText("106");
  await press(page, 2);
  await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText("108");
  await expect(takeBack(page)).toBeDisabled();
  expect(await seen(page)).toMatchObject({ bells: 1, toasts: 1 });
});

journey("a Reset is undone for ten seconds, and no longer", async ({ page }) => {
  await page.clock.install();
  await visitByHand(page);
  await press(page, 5);
  const undo = page.getByRole("button", { name: "Undo" });
  await reset(page);
  await expect(count(page)).toHaveText("0");
  await undo.click();
  await expect(count(page)).toHaveText("5");
  await countBead(page);
  await expect(count(page)).toHaveText("6");
  await reset(page);
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1500);
  await expect(undo).toBeHidden();
});

journey(
  "the dim view counts by touch and by key, and is left by Escape, by a resting finger, or by its button",
  async ({ page }) => {
    await visitByHand(page);
    await press(page, 1);
    const dim = page.getByRole("dialog", { name: "Dim view" });
    const open = async () => {
      await showControls(page);
      await page.getByRole("button", { name: "Dim the screen" }).click();
    };
    await open();
    await dim.click({ position: { x: 195, y: 200 } });
    await page.keyboard.press("Space");
    await expect(dim.getByText("3", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dim).toBeHidden();
    await open();
    await page.mouse.move(195, 200);
    await page.mouse.down();
    await expect(dim).toBeHidden();
    await page.mouse.up();
    await open();
    await dim.getByRole("button", { name: "Show the screen" }).click();
    await expect(dim).toBeHidden();
    await expect(count(page)).toHaveText("3");
  },
);

journey("beads click and shake when asked to, and that is remembered", async ({ page }) => {
  await page.context().addInitScript(() => {
    const felt = { shakes: 0, clicks: 0 };
    Object.assign(window, { felt });
    navigator.vibrate = () => Boolean((felt.shakes += 1));
    const { start: begin } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      if (this.frequency.value === 1150) felt.clicks += 1;
      begin.apply(this, when);
    };
  });
  // Set on the window by the script above.
  const felt = (tab = page) => tab.evaluate(() => (window as unknown as { felt: object }).felt);
  await visitByHand(page);
  await press(page, 2);
  await expect(count(page)).toHaveText("2");
  expect(await felt()).toEqual({ shakes: 0, clicks: 0 });
  await showControls(page);
  await page.getByText("Bead feedback").click();
  await page.getByRole("checkbox", { name: /^Click/ }).check();
  await page.getByRole("checkbox", { name: /^Vibration/ }).check();
  await page.reload();
  await countBead(page);
  // A press before the app is hydrated is answered only then.
  await expect.poll(() => felt()).toEqual({ shakes: 1, clicks: 1 });
  await showControls(page);
  await expect(page.getByRole("checkbox", { name: /^Vibration/ })).toBeChecked();
  await page.keyboard.press("Escape");
  const lookingOn = await page.context().newPage();
  await visit(lookingOn, SUNG);
  await expect(lookingOn.getByText("This mala is being counted in another tab.")).toBeVisible();
  await countBead(page);
  await expect(count(lookingOn)).toHaveText("4");
  expect(await felt(lookingOn)).toEqual({ shakes: 0, clicks: 0 });
});

journey("the screen stays on while one chants, and the lock screen counts", async ({ page }) => {
  await page.addInitScript(() => {
    const phone = { isOn: false, buttons: new Map<string, (() => void) | null>() };
    Object.assign(window, { phone });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          phone.isOn = true;
          return Object.assign(new EventTarget(), { released: false, release: async () => void (phone.isOn = false) });
        },
      },
    });
    navigator.mediaSession.setActionHandler = (action, act) =>
      void phone.buttons.set(action, act as (() => void) | null);
  });
  // Set on the window by the script above.
  type Phone = { isOn: boolean; buttons: Map<string, (() => void) | null> };
  const isOn = () => page.evaluate(() => (window as unknown as { phone: Phone }).phone.isOn);
  const pushButton = (name: string) =>
    page.evaluate((button) => (window as unknown as { phone: Phone }).phone.buttons.get(button)?.(), name);
  await visitByHand(page);
  expect(await isOn()).toBe(false);
  await start(page).click();
  await expect.poll(isOn).toBe(true);
  await pushButton("nexttrack");
  await expect(count(page)).toHaveText("1");
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Om Namah Shivaya");
  await pushButton("pause");
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expect.poll(isOn).toBe(false);
  await pushButton("play");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

const refuseWakeLock = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
const goesDark = (page: Page) => page.getByText("This device may turn its screen off.");

const boxesOn = async (page: Page) => {
  await untilFaded(page);
  return Promise.all([counter(page), page.locator(".mala"), page.locator(".verse")].map(boxOf));
};

journey(
  "a device that keeps no screen on gets a notice, and nothing moves for it, on every screen",
  async ({ openPage }) => {
    const [kept, dark] = [await openPage(), await openPage()];
    await kept.addInitScript(() =>
      Object.defineProperty(navigator, "wakeLock", { value: { request: async () => new EventTarget() } }),
    );
    await refuseWakeLock(dark);
    const viewports = [sizes.phone, sizes.tablet, sizes.desktop, { width: 740, height: 360 }];
    for (const page of [kept, dark]) {
      await visitByHand(page);
      await start(page).click();
      if (page === dark) await expect(goesDark(page)).toBeInViewport({ ratio: 1 });
      await countBead(page);
      await expect(count(page)).toHaveText("1");
    }
    await atEachSize(dark, viewports, async (viewport) => {
      await kept.setViewportSize(viewport);
      await expect(goesDark(dark)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => boxesOn(kept)).toEqual(await boxesOn(dark));
      const [note, round] = [await boxOf(goesDark(dark)), await boxOf(counter(dark))];
      expect(note.y).toBeGreaterThanOrEqual(round.y + round.height);
    });
    await pause(dark);
    await expect(goesDark(dark)).toHaveCount(0);
  },
);
