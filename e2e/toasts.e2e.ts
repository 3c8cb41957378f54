import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, press, start, SUNG, visitByHand } from "./chant-steps.ts";
import { atEachSize, journey, lowSizes, sizes, visit, type Size } from "./journey.ts";
import { heart, logIn, newEmail } from "./person.ts";
import { provider } from "./provider.ts";
import { stopClock } from "./stopped-clock.ts";

const { phone, tablet, desktop, monitor } = sizes;
const { phone: lowPhone, phoneOnItsSide, smallPhoneOnItsSide } = lowSizes;

/** Declares a journey that causes a message and looks at it on several screens, all in one browser. */
function onScreens(viewports: readonly Size[], says: string, go: (page: Page, viewport: Size) => Promise<void>) {
  journey(says, async ({ openPage, expected }) => {
    expected.push(provider.complaint(401));
    const page = await openPage({ colorScheme: "light" });
    await atEachSize(page, viewports, (viewport) => go(page, viewport));
  });
}

const toast = (page: Page) => page.locator(".toast");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const byPlace = (parts: readonly Locator[]) => Object.fromEntries(parts.map((part, place) => [place, part]));

/** Returns the names of the parts of the page that the message covers. */
async function coveredBy(message: Locator, parts: Readonly<Record<string, Locator>>) {
  await message.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  const over = await boxOf(message);
  const covered: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const under = await boxOf(part);
    const isBeside = over.x >= under.x + under.width || over.x + over.width <= under.x;
    const isAbove = over.y >= under.y + under.height || over.y + over.height <= under.y;
    if (!isBeside && !isAbove) covered.push(name);
  }
  return covered;
}

onScreens(
  [lowPhone, smallPhoneOnItsSide, phoneOnItsSide, tablet, desktop],
  "a failed sign-in is told beside the form, not over it",
  async (page) => {
    await visit(page, "/auth");
    await logIn(page, newEmail());
    await expect(toast(page)).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    const covered = await coveredBy(toast(page), {
      "Sign In": page.getByRole("tab", { name: "Sign In" }),
      "Sign Up": page.getByRole("tab", { name: "Sign Up" }),
      title: title(page),
      email: page.getByLabel("Email"),
      password: page.getByLabel("Password", { exact: true }),
      send: page.getByRole("button", { name: "Sign In", exact: true }),
    });
    expect(covered).toEqual([]);
  },
);

onScreens([lowPhone, tablet, desktop, monitor], "a failed sign-up is told over no field", async (page) => {
  await visit(page, "/auth?mode=signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page)).toContainText("Registration failed");
  const fields = await page.locator(".auth input").all();
  expect(fields.length).toBeGreaterThan(3);
  expect(await coveredBy(toast(page), byPlace(fields))).toEqual([]);
});

onScreens([phone, tablet, desktop], "a message with a way to go on leaves the page free", async (page, { width }) => {
  await visit(page, SUNG);
  // The message must be in sight without scrolling.
  await heart(page).dispatchEvent("click");
  await expect(toast(page)).toContainText("Login Required");
  expect(await coveredBy(toast(page), { title: title(page), start: start(page) })).toEqual([]);
  if (width < 640) return;
  const links = await page.getByRole("banner").getByRole("link").filter({ visible: true }).all();
  expect(links.length).toBeGreaterThan(1);
  expect(await coveredBy(toast(page), byPlace(links))).toEqual([]);
});

const still = (page: Page) => page.locator("[data-still]");

/** Returns the place of a message, and the styles of its border and letters. */
async function placeOf(message: Locator) {
  await message.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  const { x, y, width } = await boxOf(message);
  const shape = await message.evaluate((box) => {
    const { borderRadius, borderWidth, padding, fontSize } = getComputedStyle(box);
    return [borderRadius, borderWidth, padding, fontSize].join();
  });
  return { x, y: y < innerTop ? y : "foot", width, shape };
}
const innerTop = 100;

onScreens([phone, tablet], "every message has one place and one shape", async (page, { width, height }) => {
  await visit(page, "/auth");
  await logIn(page, newEmail());
  await expect(toast(page)).toContainText("Login failed");
  const place = await placeOf(toast(page));
  const box = await boxOf(toast(page));
  if (width < 640) expect([box.x, box.y, box.width]).toEqual([8, 8, width - 16]);
  else expect([box.x + box.width, box.y + box.height]).toEqual([width - 16, height - 80]);

  await visit(page, "/deity/surya");
  await heart(page).press("Enter");
  await expect(toast(page)).toContainText("Login Required");
  expect(await placeOf(toast(page)), "on a deity's page").toEqual(place);

  await visitByHand(page);
  await press(page, 108);
  await expect(still(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expect(toast(page)).toContainText("Chanting Completed");
  await expect(still(page)).toHaveCount(0);
  expect(await placeOf(toast(page)), "at the end of a mala").toEqual(place);
});

onScreens(
  [phone, tablet, desktop, monitor],
  "at its end a mala is told beside its closing line, not over it",
  async (page) => {
    await visitByHand(page);
    await press(page, 108);
    await expect(toast(page)).toContainText("Chanting Completed");
    const closing = page.locator(".mala-closing");
    const parts = await closing.locator("p, p > *, .button").filter({ visible: true }).all();
    expect(parts.length).toBeGreaterThan(2);
    expect(await coveredBy(toast(page), byPlace(parts))).toEqual([]);
  },
);

onScreens([tablet], "on a deity's page a message leaves the rows and the heart free", async (page) => {
  await visit(page, "/deity/surya");
  const chips = page.getByRole("navigation", { name: "Mantras of Surya" });
  await chips.evaluate((row) => {
    row.scrollIntoView();
    // The page scrolls by whole pixels, and the rows may begin at a part of one.
    scrollBy(0, -1);
  });
  await heart(page).press("Enter");
  await expect(toast(page)).toContainText("Login Required");
  await expect(chips).toBeInViewport({ ratio: 1 });
  expect(await coveredBy(toast(page), { chips, heart: heart(page) })).toEqual([]);
});

onScreens([desktop, monitor], "on a deity's page a message lies beside the cards", async (page) => {
  await visit(page, "/deity/surya");
  await heart(page).press("Enter");
  await expect(toast(page)).toContainText("Login Required");
  const cards = await page.locator(".mantra").all();
  expect(await coveredBy(toast(page), byPlace(cards))).toEqual([]);
});

onScreens(
  [lowPhone, smallPhoneOnItsSide, phoneOnItsSide, desktop],
  "the end of a mala is told over nothing that is used",
  async (page) => {
    await visitByHand(page);
    await press(page, 108);
    await expect(toast(page)).toContainText("Chanting Completed");
    const verse = {
      sanskrit: page.locator(".sanskrit"),
      transliteration: page.locator(".transliteration").filter({ visible: true }),
    };
    expect(await coveredBy(toast(page), { ring: page.locator(".mala"), ...verse })).toEqual([]);
  },
);

onScreens([smallPhoneOnItsSide], "the end of a mala is told beside a long verse", async (page) => {
  await visitByHand(page, "/chant/saraswati/ya-kundendu");
  await press(page, 108);
  await expect(toast(page)).toContainText("Chanting Completed");
  const parts = { ring: page.locator(".mala"), next: page.getByRole("button", { name: "Begin next mala" }) };
  expect(await coveredBy(toast(page), parts)).toEqual([]);
});

onScreens([tablet, desktop], "what is said after practice mode lies over no control", async (page) => {
  await visitByHand(page);
  await page.keyboard.press("f");
  await press(page, 108);
  await expect(toast(page)).toContainText("Chanting Completed");
  const parts = { ring: page.locator(".mala"), next: page.getByRole("button", { name: "Begin next mala" }) };
  expect(await coveredBy(toast(page), parts)).toEqual([]);
});

onScreens(
  [lowPhone, phoneOnItsSide, tablet, desktop],
  "a duration of nothing is told over neither field nor button",
  async (page) => {
    await visit(page, "/meditation");
    const own = page.getByLabel("Minutes, 1 to 120");
    await own.fill("0");
    const begin = page.getByRole("button", { name: "Start Meditation" });
    await begin.click();
    await expect(toast(page)).toContainText("Invalid Duration");
    expect(await coveredBy(toast(page), { title: title(page), own, begin })).toEqual([]);
  },
);

onScreens(
  [lowPhone, phoneOnItsSide, tablet, desktop],
  "messages of a sitting are dark by day too, and beside its clock",
  async (page) => {
    await page.clock.install();
    await page.clock.resume();
    await visit(page, "/meditation");
    // A message is shown only for a few seconds.
    await stopClock(page);
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(toast(page)).toContainText("Meditation Started");
    const parts = {
      clock: page.getByRole("timer"),
      sound: page.locator(".sound-name"),
      pause: page.getByRole("button", { name: "Pause" }),
    };
    expect(await coveredBy(toast(page), parts)).toEqual([]);
    const lightest = await toast(page).evaluate((box) => {
      const [, ...parts] = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(box).backgroundColor) ?? [];
      return parts.length === 3 ? Math.max(...parts.map(Number)) : NaN;
    });
    expect(lightest).toBeLessThan(64);
  },
);
