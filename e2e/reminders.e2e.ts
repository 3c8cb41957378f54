import { createECDH, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes } from "./journey.ts";
import { avatar, logIn, logOut, makeMember, openSetting, seeToast } from "./person.ts";
import { openWorker, shownBy, standInForWindows, touch } from "./worker-notifications.ts";

async function openTimes(page: Page) {
  await page.goto(at("/profile"));
  await openSetting(page, "Times of practice");
  await expect(page.getByRole("button", { name: "Add a time" })).toBeVisible();
}

const field = (page: Page) => page.getByLabel("Address of your calendar");

journey(
  "times and days are in one's own calendar, at a secret address that is renewed or stopped",
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("calendar", JSON.stringify({ place: "london" })));
    await makeMember(page);
    await openTimes(page);
    await page.getByRole("button", { name: "Add a time" }).click();
    await page.getByLabel("Time 1", { exact: true }).fill("05:45");
    await page.getByRole("checkbox", { name: "Sunday" }).press("Space");
    await page.getByLabel("Purnima").check();
    const place = page.getByLabel("Place of these days");
    await expect(place.locator("option:checked")).toHaveText(/^London, /);
    await place.selectOption("Bern, Switzerland");
    await page.getByRole("button", { name: "Put it in my calendar" }).click();
    await expect(field(page)).toHaveValue(/\/calendars\/[\w-]{43}\.ics$/);
    const first = await field(page).inputValue();
    const calendar = await page.request.get(first);
    expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const text = await calendar.text();
    expect(text).toMatch(/DTSTART;TZID=[^:]+:\d{8}T054500\r\n/);
    for (const part of ["BYDAY=MO,TU,WE,TH,FR,SA\r\n", "SUMMARY:Purnima\r\n"]) expect(text).toContain(part);
    await expect(page.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute("href", /^webcal:/);
    await atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.desktop], async () =>
      expect(await overflowOf(page)).toBe(0),
    );
    await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));

    await openTimes(page);
    await expect(page.getByLabel("Time 1", { exact: true })).toHaveValue("05:45");
    await expect(page.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
    await expect(field(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Make a new address" }).click();
    await expect(field(page)).toHaveValue(/\.ics$/);
    const second = await field(page).inputValue();
    expect([(await page.request.get(first)).status(), (await page.request.get(second)).status()]).toEqual([404, 200]);
    await page.getByRole("button", { name: "Stop" }).click();
    await seeToast(page, "Stopped", "The address no longer works. Remove it from your calendar, too.");
    expect((await page.request.get(second)).status()).toBe(404);
    await page.getByRole("button", { name: "Remove time 1" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await seeToast(page, "Saved", "Your times of practice have been saved.");
  },
);

function someSubscription() {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  return { endpoint: `https://push.example/${auth}`, keys: { p256dh, auth } };
}

const reminderSwitch = (page: Page) => page.getByRole("switch", { name: "Remind me on this device" });

journey("permission is asked by the switch alone, and a refusal is said in one sentence", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset["asked"] = "true";
      return ask();
    };
  });
  await makeMember(page);
  await openTimes(page);
  await reminderSwitch(page).click();
  await expect(page.getByText("Please add a time first.")).toBeVisible();
  await page.getByRole("button", { name: "Add a time" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await seeToast(page, "Saved", "Your times of practice have been saved.");
  await expect(page.locator("html[data-asked]")).toHaveCount(0);
  await reminderSwitch(page).click();
  await expect(page.getByText("Your browser doesn't allow notifications here.")).toBeVisible();
  await expect(page.locator("html[data-asked]")).toHaveCount(1);
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "false");
});

journey("reminders are switched on and off on a device, and end with signing out", async ({ page }) => {
  // The browser of the journeys refuses notifications and has no push service, so this stands in for them.
  await page.addInitScript((given) => {
    const subscription = { toJSON: () => given };
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const worker = {
      ready: { get: async () => ({ pushManager }) },
      register: { value: async () => ({ pushManager }) },
    };
    Object.defineProperties(navigator.serviceWorker, worker);
  }, someSubscription());
  const email = await makeMember(page);
  await openTimes(page);
  await page.getByRole("button", { name: "Add a time" }).click();
  await reminderSwitch(page).click();
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "true");
  await openTimes(page);
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "true");
  await expect(page.getByLabel("Time 1", { exact: true })).toHaveValue("06:00");
  await reminderSwitch(page).click();
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "false");
  await reminderSwitch(page).click();
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "true");
  await logOut(page);
  await logIn(page, email);
  await expect(avatar(page)).toBeVisible();
  await openTimes(page);
  await expect(reminderSwitch(page)).toHaveAttribute("aria-checked", "false");
});

journey("a message is shown by the worker, and a touch opens its page", async ({ openPage }) => {
  const page = await openPage({ serviceWorkers: "allow" });
  const { worker, push, refusals } = await openWorker(page);
  await standInForWindows(worker);
  const message = { title: "Time for your practice", body: "Your vow: day 3 of 40", path: "/about" };
  const asShown = { title: message.title, tag: "practice", icon: at("/icons/icon-192.png") };

  await push("not of this site");
  await expect.poll(() => shownBy(worker)).toEqual([{ ...asShown, body: "", data: "/" }]);
  await push(JSON.stringify(message));
  await expect.poll(() => shownBy(worker)).toEqual([{ ...asShown, body: message.body, data: "/about" }]);
  expect(await touch(worker)).toEqual({ opened: [`focuses ${at("/about")}`], left: 0 });

  await push(JSON.stringify({ ...message, path: "/chant/shiva/om-namah-shivaya" }));
  await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
  expect(await touch(worker)).toEqual({ opened: [`opens ${at("/chant/shiva/om-namah-shivaya")}`], left: 0 });
  expect(refusals).toEqual([]);
});
