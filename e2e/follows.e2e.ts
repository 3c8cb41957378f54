import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { auto, count, countBead, manual, openVow, start, SUNG, visitByHand } from "./chant-steps.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes } from "./journey.ts";
import { avatar, becomeMember, logIn, newEmail, signUp } from "./person.ts";
import { chant, leave, openMantra, totalChants } from "./practice-steps.ts";

const EXCHANGE = "**/api/user/state";

/** Sets the clock of a device wrong by so many minutes, before its pages open. */
const setClock = (page: Page, minutes: number) =>
  page.context().addInitScript((milliseconds) => {
    const { now } = Date;
    Date.now = () => now() + milliseconds;
  }, minutes * 60_000);

/** Shows the page again, whereupon it sends what has changed and requests the changes of other devices. */
async function comeBack(page: Page) {
  const asked = page.waitForResponse(EXCHANGE);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;
}

async function signInAt(page: Page, email: string) {
  await page.goto(at("/auth"));
  const asked = page.waitForResponse(EXCHANGE);
  await logIn(page, email);
  await expect(avatar(page)).toBeVisible();
  await asked;
}

/** The vow of forty days. */
async function takeVow(page: Page) {
  await openVow(page);
  await page.getByRole("button", { name: "40 days" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByText("Your vow has begun", { exact: true })).toBeVisible();
}

/** Waits until the mode of counting has come to a device. A screen that is open keeps the mode that it has. */
const untilManual = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("chant-mode"))).toBe("manual");

const offer = (page: Page) => page.locator(".left-elsewhere");
const question = (page: Page) =>
  page.getByRole("region", { name: /^Add the vows, malas and settings/, includeHidden: true });

journey.describe("practice follows a person from one device to the other", () => {
  journey("with clocks ten minutes apart, and a device that is offline for a while", async ({ openPage, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const phone = await openPage({ viewport: sizes.phone });
    const laptop = await openPage({ viewport: sizes.desktop });
    await setClock(phone, 5);
    await setClock(laptop, -5);
    const email = await becomeMember(phone);
    await openMantra(phone, at(SUNG));
    await chant(phone, 3);
    await leave(phone);
    await comeBack(phone);

    await signInAt(laptop, email);
    await untilManual(laptop);
    await laptop.goto(at(SUNG));
    await expect(manual(laptop)).toBeChecked();
    await expect(offer(laptop)).toContainText("Continue from 3?");
    await expect(count(laptop)).toHaveText("0");
    await atEachSize(laptop, [lowSizes.smallPhone, sizes.phone, sizes.tablet, sizes.desktop], () =>
      expect(offer(laptop)).toBeInViewport({ ratio: 1 }),
    );
    await byDayAndNight(laptop, async () => expect(await violationsOf(laptop)).toEqual([]));
    await offer(laptop).getByRole("button", { name: "Continue" }).click();
    await expect(count(laptop)).toHaveText("3");
    await countBead(laptop);
    await expect(count(laptop)).toHaveText("4");
    await leave(laptop);
    await comeBack(laptop);

    // The three beads of this device stay until the person chooses the other device's mala.
    await phone.goto(at(SUNG));
    await expect(count(phone)).toHaveText("3");
    await comeBack(phone);
    await expect(offer(phone)).toContainText("Continue from 4?");
    await offer(phone).getByRole("button", { name: "Not now" }).click();
    await expect(offer(phone)).toHaveCount(0);
    await expect(count(phone)).toHaveText("3");
    await expect.poll(() => totalChants(phone)).toBe(4);

    // The laptop chooses first, and is offline until after the phone has chosen.
    await laptop.context().route(EXCHANGE, (route) => route.abort("internetdisconnected"));
    await laptop.goto(at(SUNG));
    await auto(laptop).click();
    await auto(phone).click();
    await manual(phone).click();
    await comeBack(phone);
    await laptop.context().unroute(EXCHANGE);
    await comeBack(laptop);
    await untilManual(laptop);
    await laptop.reload();
    await expect(manual(laptop)).toBeChecked();
  });

  journey("after the person has been asked, once, at the first sign-in", async ({ openPage }) => {
    const phone = await openPage();
    let exchanges = 0;
    phone.on("request", (request) => void (exchanges += Number(request.url().endsWith("/api/user/state"))));
    await visitByHand(phone);
    await takeVow(phone);
    const email = newEmail();
    await signUp(phone, { email });
    await expect(question(phone)).toBeVisible();
    await atEachSize(phone, [sizes.tablet, sizes.desktop, lowSizes.smallPhone], () =>
      expect(question(phone)).toBeInViewport({ ratio: 1 }),
    );
    await byDayAndNight(phone, async () => expect(await violationsOf(phone)).toEqual([]));
    // A low screen keeps its place for the counter, and the next page asks.
    await phone.setViewportSize(lowSizes.smallPhone);
    await phone.goto(at(SUNG));
    await expect(question(phone)).toBeAttached();
    await expect(question(phone)).toBeHidden();
    await expect(start(phone)).toBeInViewport({ ratio: 1 });
    await phone.goto(at("/"));
    await expect(question(phone)).toBeVisible();
    expect(exchanges).toBe(0);
    const sent = phone.waitForResponse(EXCHANGE);
    await question(phone).getByRole("button", { name: "Yes" }).click();
    await sent;
    await phone.reload();
    await comeBack(phone);
    await expect(question(phone)).toHaveCount(0);

    const laptop = await openPage({ viewport: sizes.desktop });
    await signInAt(laptop, email);
    await untilManual(laptop);
    await laptop.goto(at(SUNG));
    await expect(manual(laptop)).toBeChecked();
    await expect(laptop.locator(".pace")).toContainText("Day 1 of 40");

    // The next person on a shared device does not see what the person before has left there.
    const shared = await openPage();
    await visitByHand(shared);
    await auto(shared).click();
    await shared.goto(at("/auth"));
    await logIn(shared, email);
    await question(shared).getByRole("button", { name: "Not now" }).click();
    await expect(question(shared)).toHaveCount(0);
    await shared.goto(at(SUNG));
    await expect(auto(shared)).toBeChecked();
    await expect(question(shared)).toHaveCount(0);
  });
});
