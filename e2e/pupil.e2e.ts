import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { countBead, openVow, pause, start, SUNG, visitByHand } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes } from "./journey.ts";

/** Clicks copy instead of opening the device's choice of apps. Returns what was copied last. */
const watchCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
    });
  });
const copied = (page: Page) => page.evaluate(() => String((window as unknown as { copied?: string }).copied));

const offer = (page: Page) => page.getByRole("dialog", { name: "A practice for you" });
const take = (page: Page) => offer(page).getByRole("button", { name: "Take it as your vow" });
const taken = (page: Page) => page.locator(".pace").first();

journey("a teacher gives a practice by a link, and a pupil takes it as a vow", async ({ openPage }) => {
  const teacher = await openPage({ viewport: sizes.desktop });
  await watchCopies(teacher);
  await visitByHand(teacher);
  await openVow(teacher);
  await teacher.getByRole("button", { name: "Give to a pupil" }).click();
  await teacher.getByRole("button", { name: "21 days" }).click();
  await teacher.getByRole("dialog").getByLabel("mala a day").fill("109");
  await teacher.getByRole("button", { name: "Copy the link" }).click();
  expect(await copied(teacher)).toBe("undefined");
  await teacher.getByRole("dialog").getByLabel("malas a day").fill("2");
  await atEachSize(teacher, [sizes.desktop, lowSizes.smallPhone, lowSizes.smallPhoneOnItsSide], () =>
    expect(teacher.getByRole("button", { name: "Copy the link" })).toBeInViewport({ ratio: 1 }),
  );
  await byDayAndNight(teacher, async () => expect(await violationsOf(teacher)).toEqual([]));
  await teacher.getByRole("button", { name: "Copy the link" }).click();
  const link = at(`${SUNG}?vow=21&malas=2`);
  await expect.poll(() => copied(teacher)).toBe(`Om Namah Shivaya: 2 malas a day for 21 days\n\n${link}`);

  const pupil = await openPage({ viewport: lowSizes.smallPhone });
  await watchCopies(pupil);
  const sent: string[] = [];
  pupil.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await pupil.goto(link);
  await atEachSize(pupil, [lowSizes.smallPhone, lowSizes.smallPhoneOnItsSide, sizes.tablet], async () => {
    for (const name of ["Take it as your vow", "Not now"])
      await expect(offer(pupil).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(pupil)).toBeLessThanOrEqual(0);
  });
  await byDayAndNight(pupil, async () => expect(await violationsOf(pupil)).toEqual([]));
  await offer(pupil).getByRole("button", { name: "Not now" }).click();
  await expect(pupil).toHaveURL(at(SUNG));
  await expect(taken(pupil)).not.toContainText("Day");

  await pupil.goto(link);
  await expect(offer(pupil)).toContainText("2 malas a day for 21 days.");
  await take(pupil).click();
  await expect(pupil.getByText("Your vow has begun", { exact: true })).toBeVisible();
  await expect(taken(pupil)).toContainText("Day 1 of 21 · 0 of 2 malas today");
  await expect(pupil).toHaveURL(at(SUNG));

  // Another practice of the same mantra takes nothing from the vow that there is.
  await pupil.goto(at(`${SUNG}?vow=108&malas=1`));
  await expect(offer(pupil)).toContainText("You have a vow of this mantra already: 2 malas a day for 21 days.");
  await expect(take(pupil)).toHaveCount(0);
  await pupil.keyboard.press("Escape");
  await expect(taken(pupil)).toContainText("Day 1 of 21");

  // The teacher hears of it by the pupil's own press only.
  await openVow(pupil);
  await pupil.getByRole("button", { name: "Share progress" }).click();
  await expect.poll(() => copied(pupil)).toBe(`Om Namah Shivaya: Day 1 of 21; 0 kept\n\n${at(SUNG)}`);
  expect(sent).toEqual([]);
});

journey(
  "a practice is offered after the mala that was begun before the app came; bad numbers are answered plainly",
  async ({ page }) => {
    const loadApp = await openBeforeApp(page, `${SUNG}?vow=40&malas=3&round=27`);
    await page.getByRole("radio", { name: "Manual" }).click();
    await start(page).click();
    loadApp();
    await countBead(page);
    await expect(offer(page)).toHaveCount(0);
    await pause(page);
    await expect(offer(page)).toContainText("3 rounds of 27 a day for 40 days.");
    await take(page).click();
    await expect(taken(page)).toContainText("Day 1 of 40 · 0 of 3 rounds today");

    await page.goto(at("/chant/ganesha/gam-ganapataye?vow=4000&malas=1"));
    await expect(offer(page)).toContainText("its numbers can't be read");
    await offer(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(at("/chant/ganesha/gam-ganapataye"));
    await expect(taken(page)).not.toContainText("Day");
  },
);
