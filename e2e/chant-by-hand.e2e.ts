import { expect, type Locator, type Page } from "@playwright/test";
import {
  auto,
  boxOf,
  count,
  counter,
  manual,
  pause,
  pauseButton,
  press,
  reset,
  start,
  SUNG,
  visitByHand,
  waitForNextTouch,
} from "./chant-steps.ts";
import { atEachSize, journey, lowSizes, visit } from "./journey.ts";
import { translatePage } from "./page-translation.ts";

const phones = [{ width: 390, height: 844 }, lowSizes.phone, lowSizes.smallPhone] as const;
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

journey("a slip beside the big circle does not reset, on any phone", async ({ page }) => {
  await visitByHand(page);
  const distanceTo = async (circle: Locator) => {
    const [round, other] = [await boxOf(circle), await boxOf(page.getByRole("button", { name: "Reset" }))];
    const across = Math.max(other.x - (round.x + round.width), round.x - (other.x + other.width), 0);
    const down = Math.max(other.y - (round.y + round.height), round.y - (other.y + other.height), 0);
    return Math.hypot(across, down);
  };
  await atEachSize(page, phones, async () => expect(await distanceTo(counter(page))).toBeGreaterThanOrEqual(80));
  await press(page, 2);
  await pause(page);
  const resume = page.getByRole("button", { name: "Resume" });
  await expect(resume).toBeVisible();
  await atEachSize(page, phones, async () => expect(await distanceTo(resume)).toBeGreaterThanOrEqual(80));
});

journey("a Reset is undone after more beads, which are added", async ({ page }) => {
  await page.clock.install();
  await visitByHand(page);
  await press(page, 20);
  await reset(page);
  await expect(count(page)).toHaveText("0");
  await press(page, 2);
  await page.clock.runFor(5000);
  await press(page, 1);
  await expect(count(page)).toHaveText("3");
  await undo(page).click();
  await expect(count(page)).toHaveText("23");
  await expect(undo(page)).toBeHidden();
  await reset(page);
  await press(page, 1);
  await page.clock.runFor(10_500);
  await expect(undo(page)).toBeHidden();
  await expect(count(page)).toHaveText("1");
});

journey("Manual is chosen once, and then Space counts; it stays for the next mantra", async ({ page }) => {
  await visit(page, SUNG);
  await manual(page).click();
  await expect(counter(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1");
  await page.goto(page.url().replace("om-namah-shivaya", "maha-mrityunjaya"));
  await expect(manual(page)).toBeChecked();
  await manual(page).click();
  await expect(manual(page)).toBeChecked();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1");
  await page.reload();
  await expect(manual(page)).toBeChecked();
});

journey("the way of counting is chosen by the arrow keys, which keep the focus there", async ({ page }) => {
  await visitByHand(page);
  await manual(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(auto(page)).toBeChecked();
  await expect(auto(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(manual(page)).toBeChecked();
  await expect(manual(page)).toBeFocused();
});

journey("two fingers at once, or one that bounces, are one bead", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true });
  await visitByHand(page);
  await counter(page).tap();
  await expect(count(page)).toHaveText("1");
  const round = await boxOf(counter(page));
  const { x, y } = { x: round.x + round.width / 2, y: round.y + round.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await waitForNextTouch(page);
  await touch("touchStart", [
    { x, y, id: 0 },
    { x: x + 30, y, id: 1 },
  ]);
  await touch("touchEnd", []);
  await expect(count(page)).toHaveText("2");
  // Events that say themselves when they happened: whoever sends touches cannot promise so few milliseconds.
  const bounce = (milliseconds: number) =>
    counter(page).evaluate((button, wait) => {
      const first = performance.now();
      for (const timeStamp of [first, first + wait]) {
        for (const type of ["pointerdown", "pointerup"]) {
          const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7 });
          button.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: timeStamp }));
        }
      }
    }, milliseconds);
  await waitForNextTouch(page);
  await bounce(40);
  await expect(count(page)).toHaveText("3");
  await waitForNextTouch(page);
  await bounce(120);
  await expect(count(page)).toHaveText("5");
});

journey("a finger that comes later is a bead, whether or not another one rests on the glass", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true });
  await visitByHand(page);
  const round = await boxOf(counter(page));
  const y = round.y + round.height / 2;
  const [rest, tap, other] = [
    { x: 20, y, id: 0 },
    { x: round.x + round.width / 2, y, id: 1 },
    { x: round.x + round.width / 2 + 30, y, id: 2 },
  ];
  const session = await page.context().newCDPSession(page);
  /** Puts the first finger down beside the others, or lifts it: all that is left where none is named. */
  async function touch(type: "touchStart" | "touchEnd", ...touchPoints: (typeof rest)[]) {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    if (type === "touchStart") await waitForNextTouch(page);
  }

  // The first bead of a mala counts when its finger is lifted, also beside one that rests.
  await touch("touchStart", rest);
  for (let bead = 1; bead <= 8; bead++) {
    await touch("touchStart", tap, rest);
    await touch("touchEnd", tap);
    await expect(count(page)).toHaveText(String(bead));
  }
  await touch("touchEnd");
  await expect(count(page)).toHaveText("9");

  // Two thumbs in turn: the second comes down before the first is lifted.
  for (let pair = 0; pair < 3; pair++) {
    await touch("touchStart", tap);
    await touch("touchStart", other, tap);
    await touch("touchEnd", tap);
    await touch("touchEnd");
  }
  await expect(count(page)).toHaveText("15");

  await press(page, 91);
  await waitForNextTouch(page);
  await touch("touchStart", rest);
  await expect(count(page)).toHaveText("107");
  await touch("touchStart", tap, rest);
  await touch("touchEnd", tap);
  await expect(count(page)).toHaveText("108");
  await touch("touchEnd");
});

for (const isCareful of [true, false]) {
  const whose = isCareful ? "that keeps what is marked" : "that heeds no marks";
  journey(`a page in translation ${whose} counts as before`, async ({ page }) => {
    await visitByHand(page);
    const verse = await page.locator(".verse").innerText();
    await press(page, 3);
    await translatePage(page, { isCareful });
    await press(page, 10);
    await expect(count(page)).toHaveText("13");
    await expect(page.getByRole("progressbar").first()).toHaveJSProperty("value", 13);
    expect(await page.locator(".verse").innerText()).toBe(verse);
    if (isCareful) await expect(page.locator(".verse font, .mala b font")).toHaveCount(0);
    await pause(page);
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(pauseButton(page)).toBeVisible();
    await reset(page);
    await expect(count(page)).toHaveText("0");
    await undo(page).click();
    await expect(count(page)).toHaveText("13");
    await press(page, 95);
    await expect(page.getByRole("button", { name: "Begin next mala" })).toBeVisible();
    await expect(count(page)).toHaveText("108");
    await page.getByRole("button", { name: "Begin next mala" }).click();
    await press(page, 1);
    await expect(count(page)).toHaveText("1");
  });
}

journey("the big circle is what goes on with the mala; the counter beside it says how it stands", async ({ page }) => {
  await visitByHand(page);
  await start(page).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  const place = await boxOf(counter(page));
  await pause(page);
  const resume = page.getByRole("button", { name: "Resume" });
  await expect.poll(async () => (await boxOf(resume)).width).toBeGreaterThanOrEqual(108);
  await expect.poll(async () => (await boxOf(counter(page))).height).toBeLessThan(60);
  await resume.click();
  await expect.poll(() => boxOf(counter(page))).toEqual(place);
  await press(page, 108);
  const next = page.getByRole("button", { name: "Begin next mala" });
  await expect(next).toBeVisible();
  await expect.poll(async () => (await boxOf(next)).width).toBeGreaterThanOrEqual(108);
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();
});
