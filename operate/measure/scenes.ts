import { expect, type Page } from "@playwright/test";
import {
  auto,
  count,
  counter,
  openVow,
  pause as pauseAtRest,
  press,
  showControls,
  start,
  SUNG,
  untilFaded,
  visitByHand,
} from "../../e2e/chant-steps.ts";
import { at, visit } from "../../e2e/journey.ts";
import { heart, logIn } from "../../e2e/person.ts";
import { pressControl } from "../../e2e/sitting-steps.ts";
import { readingScenes } from "./reading-scenes.ts";
import type { Scene } from "./scene.ts";

const MINUTE = 60_000;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const open = (path: string) => (page: Page) => visit(page, path);
const openSignedIn = (path: string, heading: string) => async (page: Page) => {
  await page.goto(at(path));
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
};
const askForVow = (page: Page) => visitByHand(page).then(() => openVow(page));
/** Enters practice mode. Phones are in it already. */
async function enterPracticeMode(page: Page) {
  await showControls(page);
  const toggle = button(page, "Practice mode");
  await ((await toggle.isVisible()) ? toggle : button(page, "Close")).click();
  await untilFaded(page);
}

export const scenes: readonly Scene[] = [
  ...readingScenes,
  { name: "home", states: { first: open("/"), returning: returnHome } },
  { name: "mantras", states: { all: open("/mantras") } },
  { name: "deity", states: { long: open("/deity/shiva"), short: open("/deity/surya") } },
  {
    name: "chant",
    states: {
      before: open(SUNG),
      "running-auto": (page) => start(page).click(),
      paused: pauseAtRest,
      sheet: openSheet,
    },
  },
  {
    name: "mala",
    states: {
      running: (page) =>
        visitByHand(page)
          .then(() => press(page, 27))
          .then(() => untilFaded(page)),
      "practice-mode": enterPracticeMode,
      sheet: openSheet,
      paused: pause,
      still: finish,
      complete: (page) => expect(button(page, "Begin next mala")).toBeVisible({ timeout: 12_000 }),
      dim,
    },
  },
  { name: "vow", states: { asked: askForVow, begun: (page) => button(page, "Begin").click() } },
  { name: "recited", states: { "running-auto": playLongVerse, paused: pauseAtRest } },
  {
    name: "longest",
    states: {
      before: (page) => visitByHand(page, "/chant/krishna/yada-yada"),
      "practice-mode": (page) => press(page, 3).then(() => enterPracticeMode(page)),
    },
  },
  {
    name: "aloud",
    states: {
      chosen: chooseAloud,
      running: (page) => start(page).click(),
      "not-heard": (page) => expect(page.getByText("I can't hear you.")).toBeVisible({ timeout: 20_000 }),
      check: (page) => press(page, 106).then(() => pauseAtRest(page)),
    },
  },
  {
    name: "sitting",
    states: {
      form: openForm,
      running: (page) => button(page, "Start Meditation").click(),
      paused: pauseSitting,
      stopped: (page) => pressControl(page, button(page, "End Meditation")),
      closing: sitToTheEnd,
      closed: (page) => page.clock.runFor(9000),
    },
  },
  {
    name: "auth",
    states: {
      login: open("/auth"),
      failed: failToLogIn,
      "sign-up": open("/auth?mode=signup"),
      "sign-up-failed": (page) => button(page, "Sign Up").click(),
      reset: open("/auth?mode=reset"),
      sent: askForNewPassword,
      "new-password": open("/auth?mode=new-password&token=none"),
    },
  },
  {
    name: "pages",
    states: {
      about: open("/about"),
      legal: open("/legal"),
      "not-found": open("/no-such-page"),
      "no-deity": open("/deity/nobody"),
      "login-required": (page) => page.goto(at("/favorites")),
      message: askToSignIn,
      failed: failToStart,
    },
  },
  {
    name: "own",
    states: {
      none: open("/my-mantras"),
      form: (page) => button(page, "Add a mantra").click(),
      counter: addOwnMantra,
      list: open("/my-mantras"),
    },
  },
  { name: "newcomer", person: "newcomer", states: { favorites: openSignedIn("/favorites", "No Favorites Yet") } },
  {
    name: "practitioner",
    person: "practitioner",
    states: {
      favorites: openSignedIn("/favorites", "My Favorite Mantras"),
      profile: openSignedIn("/profile", "My Profile"),
      history: openSignedIn("/profile/history", "Practice History"),
      "practice-of-a-mantra": openSignedIn("/profile/history/om-namah-shivaya", "Om Namah Shivaya"),
      home: openSignedIn("/", "Sacred Sounds for Spiritual Growth"),
    },
  },
];

async function returnHome(page: Page) {
  await visitByHand(page);
  await press(page, 13);
  await expect(count(page)).toHaveText("13");
  await visit(page, "/");
  await expect(page.getByRole("link", { name: /^Continue Om Namah Shivaya/ })).toBeVisible();
}

/** Opens the sheet of practice mode, which the next state leaves closed again. */
async function openSheet(page: Page) {
  await showControls(page);
  await expect(button(page, "Reset")).toBeVisible();
}

async function pause(page: Page) {
  await page.keyboard.press("Escape");
  await button(page, "Pause").click();
  await expect(button(page, "Resume")).toBeVisible();
}

async function finish(page: Page) {
  await button(page, "Resume").click();
  await press(page, 108);
  await expect(page.locator("[data-still]")).toBeVisible();
}

async function dim(page: Page) {
  await button(page, "Begin next mala").click();
  await expect(counter(page)).toBeEnabled();
  await showControls(page);
  await button(page, /^Dim/).click();
}

async function playLongVerse(page: Page) {
  await visit(page, "/chant/saraswati/ya-kundendu");
  await expect(auto(page)).toBeChecked();
  await start(page).click();
  await page.waitForTimeout(2000);
}

async function chooseAloud(page: Page) {
  await visitByHand(page);
  await page.getByRole("radio", { name: "Aloud" }).click();
  await expect(page.getByRole("radio", { name: "Aloud" })).toBeChecked();
  await expect(page.getByText("Start, and chant.")).toBeVisible();
}

/** Opens the form on a clock that the later states turn forward. */
async function openForm(page: Page) {
  await page.clock.install();
  await visit(page, "/meditation");
}

async function pauseSitting(page: Page) {
  await pressControl(page, button(page, "Pause"));
  await expect(button(page, "Resume")).toBeVisible();
}

async function sitToTheEnd(page: Page) {
  await button(page, "Resume").click();
  await page.clock.runFor(10 * MINUTE + 1000);
  await expect(page.getByText("Meditation Complete", { exact: true })).toBeVisible();
}

async function failToLogIn(page: Page) {
  await logIn(page, "nobody@example.org");
  await expect(page.getByText("Invalid email or password.").first()).toBeVisible();
}

async function askForNewPassword(page: Page) {
  await page.getByLabel("Email").fill("nobody@example.org");
  await button(page, "Send reset link").click();
  await expect(page.getByText("Password Reset Email Sent", { exact: true })).toBeVisible();
}

/** Shows a message of two lines with a link. */
async function askToSignIn(page: Page) {
  await visit(page, "/deity/surya");
  await heart(page).click();
  await expect(page.getByText("Login Required", { exact: true })).toBeVisible();
}

async function addOwnMantra(page: Page) {
  await page.getByRole("textbox", { name: "Title" }).fill("At dawn");
  await page.getByRole("textbox", { name: "Text" }).fill("ॐ गुं गुरुभ्यो नमः\nom gum gurubhyo namah");
  await button(page, "Save").click();
  await expect(page.getByRole("heading", { level: 1, name: "At dawn" })).toBeVisible();
}

async function failToStart(page: Page) {
  await page.route(/about-screen.*\.js$/, () => {});
  await page.goto(at("/about"), { waitUntil: "commit" });
  const panel = page.locator("[data-startup-error]");
  await expect(async () => {
    await page.evaluate(() => void Promise.reject(new Error("The shelf is empty")));
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
}
