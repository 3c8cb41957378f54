import { expect, type Page } from "@playwright/test";
import { at, journey, sizes } from "./journey.ts";
import { avatar, becomeMember, logIn, logOut } from "./person.ts";
import { endSitting, pressControl, sitFor, withoutFilm } from "./sitting-steps.ts";

const MINUTE = 60_000;

/** Sets the clock an hour back, so that a sitting made by winding it forward does not lie in the server's future. */
const windBack = (page: Page) => page.clock.install({ time: Date.now() - 60 * MINUTE });

/** Begins a sitting of so many minutes with the first sound. */
async function sit(page: Page, minutes: number) {
  await withoutFilm(page);
  await page.goto(at("/meditation"));
  await expect(page.getByRole("link", { name: "Sign In" }).or(avatar(page))).toBeVisible();
  await page.getByLabel("Minutes, 1 to 120").fill(String(minutes));
  await page.getByRole("button", { name: "Start Meditation" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
}

/** Minutes of each sitting that the server has for the signed-in person. */
const minutesKept = (page: Page) =>
  page.evaluate(async () => {
    const { recent } = await (await fetch("/api/user/profile")).json();
    return recent.map(({ minutes }: { minutes: number }) => minutes) as number[];
  });

journey.describe("signed in", () => {
  journey("a sitting that came to its end stands on the profile", async ({ page }) => {
    await becomeMember(page);
    await windBack(page);
    await sit(page, 2);
    await sitFor(page, 2 * MINUTE + 1000);
    await expect(page.getByText("You sat for 2 minutes with Om Chanting.", { exact: true })).toBeVisible();
    await expect.poll(() => minutesKept(page)).toEqual([2]);
    await page.goto(at("/profile"));
    await expect(page.getByText("Meditation with Om Chanting")).toBeVisible();
    await expect(page.getByText(/^2 minutes, /)).toBeVisible();
    await expect(
      page.getByRole("img", { name: "1 day of practice, 0 repetitions, 2 minutes of meditation" }),
    ).toBeVisible();
  });

  journey("one ended early is logged in whole minutes, and not at all below one", async ({ page }) => {
    await becomeMember(page);
    await windBack(page);
    await sit(page, 10);
    await sitFor(page, 3.5 * MINUTE);
    await endSitting(page);
    await expect.poll(() => minutesKept(page)).toEqual([3]);
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await sitFor(page, MINUTE / 2);
    await endSitting(page);
    await expect(page.getByRole("button", { name: "Start Meditation" })).toBeVisible();
    await page.waitForTimeout(500);
    expect(await minutesKept(page)).toEqual([3]);
  });

  journey("one that is left before its end is logged, as the question says", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await becomeMember(page);
    await windBack(page);
    await sit(page, 10);
    await sitFor(page, 2.5 * MINUTE);
    const question = page.getByText("The 2 minutes you sat will be saved.");
    await pressControl(page, page.getByRole("link", { name: "About", exact: true }), question);
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "End and leave" }).click();
    await page.waitForURL(at("/about"));
    await expect.poll(() => minutesKept(page)).toEqual([2]);
  });

  journey("a clock that is set right meanwhile takes nothing from what was sat, and adds nothing", async ({ page }) => {
    await becomeMember(page);
    await windBack(page);
    for (const [place, hours] of [-1, 0.1].entries()) {
      await sit(page, 10);
      await page.clock.runFor(3000);
      const set = await page.evaluate((by) => Date.now() + by * 3_600_000, hours);
      await page.clock.setSystemTime(set);
      await page.clock.runFor(1000);
      await expect(page.getByRole("timer")).toHaveText(/^09:5\d$/);
      await sitFor(page, 3.5 * MINUTE);
      await endSitting(page);
      await expect.poll(() => minutesKept(page)).toEqual(Array.from({ length: place + 1 }, () => 3));
    }
  });

  journey("a tab that is taken away loses no whole minute", async ({ page }) => {
    await becomeMember(page);
    await windBack(page);
    const tab = await page.context().newPage();
    await sit(tab, 10);
    await sitFor(tab, 4.5 * MINUTE);
    await tab.close();
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    await sitFor(page, MINUTE);
    await expect.poll(() => minutesKept(page)).toEqual([4]);
  });
});

journey("signed out, it is stored on the device, mentioned at sign-in, and sent once", async ({ page }) => {
  const email = await becomeMember(page);
  await logOut(page);
  await windBack(page);
  await sit(page, 2);
  await sitFor(page, 2 * MINUTE + 1000);
  await expect(page.getByText("You sat for 2 minutes with Om Chanting.", { exact: true })).toBeVisible();
  await page.goto(at("/auth"));
  await page.getByLabel("Email").focus();
  await expect(page.getByText("One session of practice on this device will be added to your log.")).toBeVisible();
  await logIn(page, email);
  await page.waitForURL(at("/"));
  await expect.poll(() => minutesKept(page)).toEqual([2]);
  await page.reload();
  await expect(avatar(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await minutesKept(page)).toEqual([2]);
});

journey("without a network it waits, and is sent when it is back", async ({ page, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await becomeMember(page);
  await windBack(page);
  await page.route("**/api/practice/sittings", (route) => route.abort("internetdisconnected"));
  await sit(page, 1);
  await sitFor(page, MINUTE + 1000);
  await expect(page.getByText("You sat for 1 minute with Om Chanting.", { exact: true })).toBeVisible();
  expect(await minutesKept(page)).toEqual([]);
  await page.unroute("**/api/practice/sittings");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => minutesKept(page)).toEqual([1]);
});
