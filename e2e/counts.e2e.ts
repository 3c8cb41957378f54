import { expect, type Page } from "@playwright/test";
import { inARoom, silence, sing } from "mantra-listening/test-voice";
import { overflowOf, violationsOf } from "./axe.ts";
import { count, openVow, press, recordings, showControls, SUNG, visitByHand } from "./chant-steps.ts";
import { hearing } from "./fake-microphone.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, button } from "./journey.ts";
import { avatar, becomeMember, logIn } from "./person.ts";
import { chant, openMantra, totalChants } from "./practice-steps.ts";

const EXCHANGE = "/api/user/state";
/** A round is counted by its mantra and size, or marked as done where the account has heard of it before its end. */
const ROUND_TOLD = /om-namah-shivaya\/11"|"done\//;

/** A voice that chants so many times. */
const sungTimes = (times: number) =>
  Array.from({ length: times }, () => [sing("onasihuaenaose", { pace: 0.14 }), silence(0.9)]).flat();

const ring = (page: Page) => page.locator(".mala");
const closing = (page: Page) => page.locator(".mala-closing p");
const pace = (page: Page) => page.locator(".pace");
const field = (page: Page) => page.getByRole("textbox", { name: "Rounds a day" });
const settings = (page: Page) => page.locator(".round-settings");

/** Opens the settings of the round, which are closed until they are looked for. */
async function openSettings(page: Page) {
  await showControls(page);
  await settings(page).locator("summary").click();
  await expect(page.getByLabel("Round of")).toBeVisible();
}

async function choose(page: Page, beads: number, goal: string) {
  await openSettings(page);
  await page.getByLabel("Round of").selectOption(String(beads));
  await button(page, goal).click();
  await expect(button(page, goal)).toHaveAttribute("aria-pressed", "true");
}

const hasSize = (page: Page, beads: number) =>
  expect(page.getByRole("heading", { name: `${beads} Repetitions Counter` })).toBeVisible();

journey("a round of 27, three times a day, is counted across a reload to its goal", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00") });
  await visitByHand(page);
  await choose(page, 27, "3 rounds a day");
  await atEachSize(page, [lowSizes.smallPhone, sizes.tablet, sizes.desktop, sizes.phone], async () => {
    await field(page).scrollIntoViewIfNeeded();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
  });
  await field(page).fill("half");
  await page.getByText("Please enter a whole number, 1 to 1,008.").waitFor();
  await field(page).fill("3");
  await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
  await button(page, "Close").click();

  await hasSize(page, 27);
  await expect(ring(page)).toContainText("out of 27 repetitions");
  await expect(pace(page)).toContainText("0 of 3 rounds today");
  await press(page, 10);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "10 of 27");
  await page.reload();
  await button(page, "Continue from 10?").click();
  await hasSize(page, 27);

  // A size that is chosen now is for the rounds that follow.
  await openSettings(page);
  await page.getByLabel("Round of").selectOption("108");
  await expect(settings(page)).toContainText("This round keeps its 27 beads. The next round has the new number.");
  await page.getByLabel("Round of").selectOption("27");
  await button(page, "Close").click();
  await press(page, 17);
  await page.clock.runFor(7000);
  await expect(closing(page)).toContainText("1 of 3 rounds today");
  await page.getByText("You have successfully completed 27 repetitions of this mantra.").waitFor();

  for (const said of ["2 of 3 rounds today", "Your goal is reached."]) {
    await button(page, "Begin next round").click();
    await expect(count(page)).toHaveText("0");
    await press(page, 27);
    await page.clock.runFor(7000);
    await expect(closing(page)).toContainText(said);
  }
  await atEachSize(page, [sizes.phone, lowSizes.smallPhone, sizes.tablet], () =>
    expect(closing(page)).toBeInViewport({ ratio: 1 }),
  );
  await page.reload();
  await expect(pace(page)).toContainText("3 rounds today");
  await page.clock.setFixedTime(new Date("2026-03-02T10:00:00"));
  await page.reload();
  await expect(pace(page)).toContainText("0 of 3 rounds today");
  await openVow(page);
  await expect(page.getByLabel("round of 27 a day")).toBeVisible();
});

journey(
  "the size, the goal and its progress are on a person's other device, and the round is in the log",
  async ({ openPage }) => {
    const phone = await openPage();
    const email = await becomeMember(phone);
    await openMantra(phone, at(SUNG));
    await choose(phone, 11, "5 rounds a day");
    await button(phone, "Close").click();
    const told = phone.waitForResponse(
      (reply) => reply.url().endsWith(EXCHANGE) && ROUND_TOLD.test(reply.request().postData() ?? ""),
    );
    await chant(phone, 11);
    await expect(closing(phone)).toContainText("1 of 5 rounds today");
    // The person comes back to the page, which tells the account what has changed.
    await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await told;
    await expect.poll(() => totalChants(phone)).toBe(11);
    await phone.goto(at("/profile/history"));
    await expect(phone.locator(".entries-of-day > li")).toContainText("11 repetitions");

    const laptop = await openPage({ viewport: sizes.desktop });
    await laptop.goto(at("/auth"));
    await logIn(laptop, email);
    await expect(avatar(laptop)).toBeVisible();
    await expect.poll(() => laptop.evaluate(() => localStorage.getItem("rounds"))).toContain("11");
    await laptop.goto(at(SUNG));
    await hasSize(laptop, 11);
    await expect(pace(laptop)).toContainText("1 of 5 rounds today");
  },
);

hearing(() => inARoom([silence(14), ...sungTimes(11), silence(5), ...sungTimes(3), silence(600)]))(
  "a round of eleven chanted aloud closes at eleven, and the next begins at its button",
  async ({ page, expected }) => {
    expected.push(/404/);
    await page.route(recordings, (route) => route.fulfill({ status: 404, body: "" }));
    await visitByHand(page);
    await choose(page, 11, "3 rounds a day");
    await button(page, "Close").click();
    await page.getByRole("radio", { name: "Aloud" }).click();
    await hasSize(page, 11);
    await page.getByRole("button", { name: "Start Chanting" }).click();
    await expect(closing(page)).toContainText("1 of 3 rounds today", { timeout: 120_000 });
    await expect(count(page)).toHaveText("11");
    // The voice that goes on is not counted to a round that is over.
    await page.waitForTimeout(8000);
    await expect(count(page)).toHaveText("11");
    await button(page, "Begin next round").click();
    await expect(count(page)).toHaveText("0");
    await hasSize(page, 11);
  },
);
