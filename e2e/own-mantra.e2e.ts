import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { count, openVow } from "./chant-steps.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, softly, visit } from "./journey.ts";
import { avatar, becomeMember, logIn, logOut, makeMember, openSetting, PASSWORD } from "./person.ts";
import { chant, openMantra, totalChants } from "./practice-steps.ts";

const TITLE = "Whispered at dawn";
const TEXT = "ॐ गुप्तमन्त्राय\nsecretsyllable";
/** Any of these in a request would be a leak. */
const SECRETS = /whispered|at dawn|गुप्त|secretsyllable/i;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Addresses and bodies of all requests in which something of the mantra stands. */
function watchForSecrets(page: Page) {
  const found: string[] = [];
  page.on("request", (request) => {
    const said = `${decodeURIComponent(request.url())} ${request.postData() ?? ""}`;
    if (SECRETS.test(said)) found.push(said);
  });
  return found;
}

async function fillIn(page: Page, place: "device" | "account") {
  await page.goto(at("/my-mantras"));
  await button(page, "Add a mantra").click();
  await field(page, "Title").fill(TITLE);
  await field(page, "Text").fill(TEXT);
  await page.locator(`input[value=${place}]`).check();
  await button(page, "Save").click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
}

/** Nothing is cut off, and no rule of axe is broken by day and at night. */
async function lookAround(page: Page) {
  await atEachSize(page, [sizes.desktop, sizes.tablet, lowSizes.smallPhone, sizes.phone], async () =>
    expect(await overflowOf(page)).toBeLessThanOrEqual(0),
  );
  await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
}

/** Returns the pixels by which a text reaches beyond its room, none or less where all of it is seen without scrolling. */
const hidden = (page: Page) =>
  page.locator(".verse-space").evaluate((room) => {
    const [box, text] = [room.getBoundingClientRect(), new Range()];
    text.selectNodeContents(room.querySelector(".sanskrit") ?? room);
    const { left, right, bottom } = text.getBoundingClientRect();
    return Math.max(box.left - left, right - box.right, bottom - box.bottom);
  });

async function signInAgain(page: Page, email: string) {
  await page.goto(at("/auth"));
  await logIn(page, email);
  await expect(avatar(page)).toBeVisible();
}

journey("a secret mantra is chanted and logged, and nothing of it leaves the device", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone, reducedMotion: "reduce" });
  const leaks = watchForSecrets(page);
  const email = await makeMember(page);
  await page.goto(at("/mantras"));
  await link(page, "Chant a mantra of your own").click();

  // What cannot be kept is said, and stays.
  await button(page, "Add a mantra").click();
  await field(page, "Text").fill("x".repeat(2001));
  await button(page, "Save").click();
  await expect(page.getByText("Please give it a title: any name that you will recognize.")).toBeVisible();
  await expect(page.getByText("This one has 2,001.")).toBeVisible();
  await expect(field(page, "Title")).toBeFocused();
  await expect(field(page, "Text")).toHaveValue("x".repeat(2001));
  await softly("the form", () => lookAround(page));
  await fillIn(page, "device");
  const address = page.url();

  await expect(page.locator(".verse")).toContainText("secretsyllable");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(button(page, /^(Favorite|Share)/)).toHaveCount(0);
  await softly("the counter", () => lookAround(page));
  await openMantra(page, address);
  await chant(page, 5);
  await openVow(page);
  await expect(button(page, /^Give/)).toHaveCount(0);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.reload();
  await expect(count(page)).toHaveText("5");
  await page.getByRole("link", { name: "Back to My mantras" }).click();
  await expect(page.getByText("108 to a round · only on this device")).toBeVisible();
  await softly("the list", () => lookAround(page));

  // The log has it by its id; the device knows what it is called.
  await expect.poll(() => totalChants(page)).toBe(5);
  await page.goto(at("/"));
  await expect(page.getByRole("link", { name: `Continue ${TITLE}, bead 5` })).toBeVisible();
  await page.goto(at("/profile/history"));
  await expect(page.locator(".entries-of-day").getByRole("link", { name: TITLE })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find in your history" }).pressSequentially("whisp");
  await expect(page.locator(".entries-of-day > li")).toHaveCount(1);
  await page.locator(".entries-of-day").getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
  await expect(link(page, "Chant it")).toHaveAttribute("href", new URL(address).pathname);

  // Whoever comes next to this computer does not see it.
  await logOut(page);
  for (const path of ["/my-mantras", address, "/"]) {
    await page.goto(new URL(path, at("/")).href);
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.locator("main")).not.toContainText(SECRETS);
  }
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This mantra is not here" })).toBeVisible();
  await signInAgain(page, email);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  expect(leaks).toEqual([]);
});

journey("the whole of a long mantra is in sight beside its counter, in any script", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhone });
  const texts = [
    "Om Tryambakam Yajamahe Sugandhim Pushtivardhanam Urvarukamiva Bandhanan Mrityor Mukshiya Maamritat",
    "om namo bhagavate vasudevaya\nom namo narayanaya",
    "nirantarāndhakāritadigantarakandaladamandasudhārasabindusāndrataraghanāghanavṛndasandehakara",
    "ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात्",
  ];
  for (const [place, text] of texts.entries()) {
    await visit(page, "/my-mantras");
    await button(page, "Add a mantra").click();
    await field(page, "Title").fill(`Mantra ${place}`);
    await field(page, "Text").fill(text);
    await button(page, "Save").click();
    await expect(page.getByRole("heading", { level: 1, name: `Mantra ${place}` })).toBeVisible();
    await atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.desktop], async () =>
      expect(await hidden(page), text).toBeLessThanOrEqual(0),
    );
  }
});

journey(
  "a mantra kept with the account is on every device of its person, and goes with the account",
  async ({ openPage }) => {
    const phone = await openPage();
    const laptop = await openPage({ viewport: sizes.desktop });
    const follows = phone.waitForResponse("**/api/user/state");
    const email = await becomeMember(phone);
    await follows;
    await fillIn(phone, "account");
    await phone.getByRole("link", { name: "Back to My mantras" }).click();
    await expect(phone.getByText("108 to a round · with your account")).toBeVisible();
    await signInAgain(laptop, email);
    await laptop.goto(at("/my-mantras"));
    await link(laptop, TITLE).click();
    await expect(laptop.locator(".verse")).toContainText("secretsyllable");

    await laptop.goto(at("/profile"));
    await openSetting(laptop, "Your data");
    const coming = laptop.waitForEvent("download");
    await button(laptop, "Download my data").click();
    const exported = readFileSync(await (await coming).path(), "utf8");
    expect(JSON.parse(exported)["followsYou"].fields).toContainEqual(
      expect.objectContaining({ value: { title: TITLE, text: TEXT, round: 108 } }),
    );

    // The computer that somebody has signed out of holds nothing of it, and shows it again to its person.
    const stored = () => laptop.evaluate(() => JSON.stringify(localStorage));
    await logOut(laptop);
    expect(await stored()).not.toMatch(SECRETS);
    await signInAgain(laptop, email);
    await laptop.goto(at("/my-mantras"));
    await expect(link(laptop, TITLE)).toBeVisible();

    // Taken back from the account, it is on the device alone that took it back.
    await phone.goto(at("/my-mantras"));
    await button(phone, `Change ${TITLE}`).click();
    await phone.locator("input[value=device]").check();
    await button(phone, "Save").click();
    await expect
      .poll(async () => {
        await laptop.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
        return link(laptop, TITLE).count();
      })
      .toBe(0);

    await phone.goto(at("/profile"));
    await openSetting(phone, "Your data");
    await button(phone, "Delete my account").click();
    await phone.getByLabel("Your password, to confirm", { exact: true }).fill(PASSWORD);
    await button(phone, "Delete my account for good").click();
    await phone.waitForURL(at("/"));
    expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toMatch(SECRETS);
  },
);
