import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, press, start, SUNG, visitByHand } from "./chant-steps.ts";
import { atEachSize, journey, lowSizes, sizes, visit, type Size } from "./journey.ts";
import { heart, logIn, newEmail } from "./person.ts";
import { provider } from "./provider.ts";
import { withoutFilm } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const { phone, tablet, desktop, monitor } = sizes;
const { phone: lowPhone, phoneOnItsSide, smallPhoneOnItsSide } = lowSizes;

/** A message of a page, which the journey causes, and how it looks on several screens. */
interface Message {
  viewports: readonly [Size, ...Size[]];
  /** Opens the page, and stops its clock before the message comes, because it is shown only for a few seconds. */
  cause(page: Page): Promise<unknown>;
  look(page: Page, viewport: Size): Promise<void>;
}

function onScreens(says: string, { viewports, cause, look }: Message) {
  journey(says, async ({ openPage, expected }) => {
    expected.push(provider.complaint(401));
    const page = await openPage({ viewport: viewports[0], colorScheme: "light" });
    await page.clock.install();
    await cause(page);
    await atEachSize(page, viewports, (viewport) => look(page, viewport));
  });
}

/** Counts a mala to its end, and stops the clock once its message is there. */
async function completeMala(page: Page, path = SUNG, prepare?: () => Promise<unknown>) {
  await visitByHand(page, path);
  await prepare?.();
  await press(page, 107);
  await stopClock(page);
  await press(page, 1);
  await expect(still(page)).toBeVisible();
  // The stillness lasts for six seconds.
  await page.clock.runFor(6100);
  await expect(toast(page)).toContainText("Chanting Completed");
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

onScreens("a failed sign-in is told beside the form, not over it", {
  viewports: [lowPhone, smallPhoneOnItsSide, phoneOnItsSide, tablet, desktop],
  async cause(page) {
    await visit(page, "/auth");
    await stopClock(page);
    await logIn(page, newEmail());
    await expect(toast(page)).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
  },
  async look(page) {
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
});

onScreens("a failed sign-up is told over no field", {
  viewports: [lowPhone, tablet, desktop, monitor],
  async cause(page) {
    await visit(page, "/auth?mode=signup");
    await stopClock(page);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(toast(page)).toContainText("Registration failed");
  },
  async look(page) {
    const fields = await page.locator(".auth input").all();
    expect(fields.length).toBeGreaterThan(3);
    expect(await coveredBy(toast(page), byPlace(fields))).toEqual([]);
  },
});

onScreens("a message with a way to go on leaves the page free", {
  viewports: [phone, tablet, desktop],
  async cause(page) {
    await visit(page, SUNG);
    await stopClock(page);
    // The message must be in sight without scrolling.
    await heart(page).dispatchEvent("click");
    await expect(toast(page)).toContainText("Login Required");
  },
  async look(page, { width }) {
    expect(await coveredBy(toast(page), { title: title(page), start: start(page) })).toEqual([]);
    if (width < 640) return;
    const links = await page.getByRole("banner").getByRole("link").filter({ visible: true }).all();
    expect(links.length).toBeGreaterThan(1);
    expect(await coveredBy(toast(page), byPlace(links))).toEqual([]);
  },
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

journey("every message has one place and one shape", async ({ openPage, expected }) => {
  expected.push(provider.complaint(401));
  const page = await openPage({ colorScheme: "light" });
  await atEachSize(page, [phone, tablet], (viewport) => expectOnePlace(page, viewport));
});

async function expectOnePlace(page: Page, { width, height }: Size) {
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
  // The counter is in the middle of a tablet, so the message is at the top there.
  const atEnd = width < 640 ? place : { ...place, x: (width - place.width) / 2, y: 8 };
  expect(await placeOf(toast(page)), "at the end of a mala").toEqual(atEnd);
}

for (const [screens, viewports] of [
  ["small", [phone, lowPhone, smallPhoneOnItsSide, phoneOnItsSide]],
  ["large", [tablet, desktop, monitor]],
] as const)
  onScreens(`the end of a mala is told beside its closing line, and over nothing that is used, on ${screens} screens`, {
    viewports,
    cause: (page) => completeMala(page),
    async look(page) {
      const closing = await page.locator(".mala-closing").locator("p, p > *, .button").filter({ visible: true }).all();
      expect(closing.length).toBeGreaterThan(2);
      const verse = {
        sanskrit: page.locator(".sanskrit"),
        transliteration: page.locator(".transliteration").filter({ visible: true }),
      };
      const parts = { ...byPlace(closing), ring: page.locator(".mala"), ...verse };
      expect(await coveredBy(toast(page), parts)).toEqual([]);
    },
  });

const expectRingAndNextFree = async (page: Page) => {
  const parts = { ring: page.locator(".mala"), next: page.getByRole("button", { name: "Begin next mala" }) };
  expect(await coveredBy(toast(page), parts)).toEqual([]);
};

onScreens("the end of a mala is told beside a long verse", {
  viewports: [smallPhoneOnItsSide],
  cause: (page) => completeMala(page, "/chant/saraswati/ya-kundendu"),
  look: expectRingAndNextFree,
});

for (const path of [SUNG, "/chant/krishna/yada-yada"])
  onScreens(`what is said after practice mode lies over no control, ${path}`, {
    viewports: [tablet, desktop],
    cause: (page) => completeMala(page, path, () => page.keyboard.press("f")),
    look: expectRingAndNextFree,
  });

onScreens("on a deity's page a message leaves the rows and the heart free, and lies beside the cards", {
  viewports: [tablet, desktop, monitor],
  async cause(page) {
    await visit(page, "/deity/surya");
    await stopClock(page);
    await heart(page).press("Enter");
    await expect(toast(page)).toContainText("Login Required");
  },
  async look(page, viewport) {
    if (viewport !== tablet) {
      const cards = await page.locator(".mantra").all();
      expect(await coveredBy(toast(page), byPlace(cards))).toEqual([]);
      return;
    }
    const chips = page.getByRole("navigation", { name: "Mantras of Surya" });
    await chips.evaluate((row) => {
      row.scrollIntoView();
      // The page scrolls by whole pixels, and the rows may begin at a part of one.
      scrollBy(0, -1);
    });
    await expect(chips).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(toast(page), { chips, heart: heart(page) })).toEqual([]);
  },
});

onScreens("a duration of nothing is told over neither field nor button", {
  viewports: [lowPhone, phoneOnItsSide, tablet, desktop],
  async cause(page) {
    await visit(page, "/meditation");
    await stopClock(page);
    await page.getByLabel("Minutes, 1 to 120").fill("0");
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(toast(page)).toContainText("Invalid Duration");
  },
  async look(page) {
    const own = page.getByLabel("Minutes, 1 to 120");
    const begin = page.getByRole("button", { name: "Start Meditation" });
    expect(await coveredBy(toast(page), { title: title(page), own, begin })).toEqual([]);
  },
});

onScreens("messages of a sitting are dark by day too, and beside its clock", {
  viewports: [lowPhone, phoneOnItsSide, tablet, desktop],
  async cause(page) {
    await withoutFilm(page);
    await visit(page, "/meditation");
    await stopClock(page);
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(toast(page)).toContainText("Meditation Started");
  },
  async look(page) {
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
});
