import { expect, type Page } from "@playwright/test";
import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import { overflowOf, violationsOf } from "./axe.ts";
import { auto, count, countBead, manual, openVow, start, SUNG, visitByHand } from "./chant-steps.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes } from "./journey.ts";
import { avatar, becomeMember, logIn, newEmail, seeToast, signUp } from "./person.ts";
import { chant, leave, openMantra, totalChants } from "./practice-steps.ts";

const EXCHANGE = "**/api/user/state";

/** Sets the clock of a device wrong by so many minutes, before its pages open. */
const setClock = (page: Page, minutes: number) =>
  page.context().addInitScript((milliseconds) => {
    const { now } = Date;
    Date.now = () => now() + milliseconds;
  }, minutes * 60_000);

/** Shows the page again, whereupon it sends what has changed and requests the changes of other devices. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Shows the page again, and waits for an answer. */
async function comeBack(page: Page) {
  const asked = page.waitForResponse(EXCHANGE);
  await showAgain(page);
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

  journey("to a page there that stays open, and that nobody touches, within a minute", async ({ openPage }) => {
    const phone = await openPage({ viewport: sizes.phone });
    const laptop = await openPage({ viewport: sizes.desktop });
    await phone.clock.install({ time: Date.now() + 5 * 60_000 });
    await laptop.clock.install();
    const email = await becomeMember(phone);
    await signInAt(laptop, email);
    const asked = laptop.waitForResponse(EXCHANGE);
    await laptop.goto(at(SUNG));
    await asked;
    await openMantra(phone, at(SUNG));
    // On a slow device ten seconds go by meanwhile, after which the phone tells of a mala that rests.
    const told = phone.waitForRequest((request) => Boolean(request.postData()?.includes('"mala/om-namah-shivaya"')));
    await chant(phone, 3);
    await phone.goto(at("/"));
    await expect(phone.getByRole("link", { name: "Continue Om Namah Shivaya, bead 3" })).toBeVisible();

    // Thirty seconds until the phone tells of its mala, and thirty until the laptop asks.
    await phone.clock.fastForward(30_000);
    await told;
    await laptop.clock.fastForward(30_000);
    await expect(offer(laptop)).toContainText("Continue from 3?");
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

const vowOf = (id: number) => ({
  id: `vow-${id}`,
  mantraId: "om-namah-shivaya",
  deityId: "shiva",
  title: "Om Namah Shivaya",
  malasPerDay: 1,
  days: 1008,
  firstDay: new Date().toISOString().slice(0, 10),
  restDays: [],
  weeklyRest: null,
  goesOnFrom: null,
  endedOn: null,
});

/** Gives a device one vow, one sitting and one mantra more than an account has room for, as its screens would have written them. */
async function fillUp(page: Page) {
  const vows = Array.from({ length: mostVows + 1 }, (_, id) => vowOf(id));
  const sittings = Array.from({ length: mostOwnSittings + 1 }, (_, id) => `Sitting ${id}`);
  const mantras = Array.from({ length: mostOfOwn.mantras + 1 }, (_, id) => ({
    id: `own-${String(id).padStart(8, "0")}`,
    title: `Mantra ${id}`,
  }));
  await page.evaluate(
    ({ vows, sittings, mantras }) => {
      const owner = localStorage.getItem("practice-of");
      const note = (field: string) => localStorage.setItem(`changed:${field}`, `${Date.now()} ${owner}`);
      for (const vow of vows) {
        localStorage.setItem(`vow:${vow.id}`, JSON.stringify(vow));
        note(`vow/${vow.id}`);
      }
      const choices = { duration: "20" };
      localStorage.setItem("own-sittings", JSON.stringify(Object.fromEntries(sittings.map((name) => [name, choices]))));
      for (const name of sittings) note(`own-sitting/${encodeURIComponent(name)}`);
      for (const { id, title } of mantras) {
        const mantra = { title, text: "", round: 108, isWithAccount: true, owner };
        localStorage.setItem(`own-mantra:${id}`, JSON.stringify(mantra));
        note(`own-mantra/${id}`);
      }
    },
    { vows, sittings, mantras },
  );
}

journey(
  "what an account has no room for says so on its own screen, until there is room",
  async ({ page, expected }) => {
    expected.push(/status of 409|^status 409/);
    await becomeMember(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("followed"))).not.toBeNull();
    await fillUp(page);
    const said = page.locator("[data-only-here]");
    for (const [path, sentence] of [
      ["/my-mantras", "Only on this device: your account already keeps 30 mantras, which is the most."],
      ["/meditation", "Only on this device: your account already keeps 12 sittings, which is the most."],
      ["/profile", "Only on this device: your account already keeps 21 vows, which is the most."],
    ] as const) {
      await page.goto(at(path));
      if (path === "/meditation") await page.getByText("Shape your sitting").click();
      await expect(said).toHaveCount(1);
      await expect(said).toContainText(sentence);
      await atEachSize(page, [lowSizes.smallPhone, sizes.tablet, sizes.desktop], async () =>
        expect(await overflowOf(page)).toBeLessThanOrEqual(0),
      );
      await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
    }
    const others = page.locator(".vow-card").filter({ hasNot: said });
    await others
      .first()
      .getByRole("button", { name: /^Let it go/ })
      .click();
    await comeBack(page);
    await expect(said).toHaveCount(0);
    await page.goto(at("/hi/my-mantras"));
    await expect(said).toContainText("केवल इस उपकरण पर: आपके खाते में पहले से 30 मंत्र हैं");
  },
);

journey(
  "a choice that the account does not take stays, and the profile says so; so does the end of a session",
  async ({ page, expected }) => {
    expected.push(/status of 4(13|01)|^status 4(13|01)/);
    await becomeMember(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("followed"))).not.toBeNull();
    await page.route(EXCHANGE, (route) =>
      route.request().postDataJSON().fields.length > 0
        ? route.fulfill({ status: 413, headers: { "x-refusal": "body-too-large" }, body: "The request is too large" })
        : route.fallback(),
    );
    await openMantra(page, at(SUNG));
    await manual(page).click();
    await comeBack(page);
    await page.goto(at("/profile"));
    await expect(page.getByText(/could not join your account/)).toBeVisible();
    await atEachSize(page, [lowSizes.smallPhone, sizes.desktop], async () =>
      expect(await overflowOf(page)).toBeLessThanOrEqual(0),
    );
    await openMantra(page, at(SUNG));
    await expect(manual(page)).toBeChecked();
    await page.unroute(EXCHANGE);
    // A page asks no more after this answer, which its own first exchange may get before it is shown again.
    const ended = page.waitForResponse((response) => response.status() === 401);
    await page.route(EXCHANGE, (route) =>
      route.fulfill({ status: 401, headers: { "x-refusal": "login-required" }, body: "Login required" }),
    );
    await auto(page).click();
    await showAgain(page);
    await ended;
    await seeToast(page, "You are signed out", "What you practice and choose stays on this device");
    await page.reload();
    await expect(auto(page)).toBeChecked();
  },
);
