import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { boxOf } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { at, atEachSize, journey, lowSizes, sizes, visit } from "./journey.ts";

const first = "/blog/introduction-to-vedic-mantras";

/** Views are counted per browser, so each journey has a browser name of its own. */
const reader = (name: string) => ({
  viewport: sizes.phone,
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 ${name}`,
});

/** Lets time in the page run a hundred times as fast, because a teaching counts as read only after a while. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, { setTimeout: (then: () => void, time = 0) => wait(then, time / 100) });
  });

journey(
  "from the list to a teaching, to the next one, and back to all; no card cuts its words off, on no width",
  async ({ page }) => {
    await visit(page, "/blog");
    const card = page.getByRole("link", { name: /An Introduction to Vedic Mantras/ });
    await expect(card).toHaveText(/^An Introduction.*\s+January 14, 2025\s+What a mantra is.*\s+Mantras\s+Read more$/, {
      useInnerText: true,
    });
    await card.getByText("Read more", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "An Introduction to Vedic Mantras" })).toBeVisible();
    await expect(page).toHaveURL(at(first));
    await expect(page).toHaveTitle(/^An Introduction to Vedic Mantras/);
    await expect(page.locator(".post > header")).toHaveText(
      /^An Introduction.*\s+The Mantra Mala Team\s+January 14, 2025\s+\d+ min read\s+\d+ views\s+Mantras\s+What a mantra is/,
      { useInnerText: true },
    );
    await expect(page.getByText("Previous Teaching")).toHaveCount(0);
    await page.getByRole("link", { name: "Next Teaching" }).click();
    await expect(page.getByRole("link", { name: "Previous Teaching" })).toBeVisible();
    await expect(page.getByText("Next Teaching")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to All Teachings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Spiritual Teachings" })).toBeVisible();

    const viewports = [320, 390, 768, 1280].map((width) => ({ width, height: 800 }));
    await atEachSize(page, viewports, async () => {
      const cutOff = await page
        .locator(".excerpt")
        .evaluateAll((texts) =>
          texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
        );
      expect(cutOff).toEqual([]);
    });
  },
);

journey(
  "a teaching begins with its title in sight on a phone on its side, its category in one line with its views",
  async ({ page }) => {
    await visit(page, "/blog/the-devi-mahatmya-and-its-hymns");
    await atEachSize(page, [sizes.phone, sizes.desktop, sizes.monitor], async () => {
      const about = page.locator(".about-post");
      const [category, views] = [
        await boxOf(about.getByText("Scripture")),
        await boxOf(about.getByText(/^\d+ views?$/)),
      ];
      expect(category.y).toBe(views.y);
    });

    await atEachSize(page, [lowSizes.phoneOnItsSide, lowSizes.smallPhoneOnItsSide], async () => {
      await expect(page.locator("article h1")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("article > img")).toBeInViewport({ ratio: 1 });
    });
  },
);

journey("a teaching leads on to two others, and from a quoted mantra to its chant", async ({ page }) => {
  await visit(page, "/blog/ganesha-at-the-beginning");
  const related = page.getByRole("complementary", { name: "Related teachings" }).getByRole("link");
  await expect(related).toHaveCount(2);
  for (const link of await related.all()) {
    await link.scrollIntoViewIfNeeded();
    const widthOfPicture = () => link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOfPicture).toBeGreaterThan(0);
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Chant this verse" }).nth(1).click();
  await expect(page).toHaveURL(at("/chant/ganesha/vakratunda"));
  await page.goBack();
  await related.first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Gayatri/ })).toBeVisible();
});

journey("a teaching is as large as its reader likes it at every width, also the next time", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.phoneOnItsSide });
  await visit(page, first);
  const text = page.locator(".prose > p").first();
  const style = () =>
    text.evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).fontFamily]);
  const [plain] = await style();
  await page.getByRole("button", { name: "Text size and typeface" }).click();
  const sheet = page.getByRole("dialog", { name: "Text and letters" });
  await expect(sheet.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
  await sheet.getByText("Large", { exact: true }).click();
  await sheet.getByText("Serif", { exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(async () => (await style())[0]).toBe("21px");
  await sheet.getByText("Night", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  // On the next page the choice holds before the app is loaded.
  const loadApp = await openBeforeApp(page, "/blog/the-sound-of-om");
  expect(await style()).toEqual(["21px", expect.stringContaining("Palatino")]);
  loadApp();
  expect(plain).not.toBe("21px");

  await visit(page, first);
  await page.getByRole("button", { name: "Text size and typeface" }).click();
  for (const [name, size] of [
    ["Standard", 18],
    ["Large", 21],
    ["Larger", 24],
  ] as const) {
    await page.getByRole("radio", { name, exact: true }).check();
    for (const width of [390, 768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const letters = await page
        .locator(".prose > p")
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      expect(letters, `${name}, ${width} px`).toBeCloseTo(size, 1);
    }
  }
});

journey(
  "a link within a text navigates without loading a document; a first letter is large, a first quotation mark is not",
  async ({ page }) => {
    await visit(page, first);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(".prose a[href='/chant/shiva/maha-mrityunjaya']").click();
    await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "An Introduction to Vedic Mantras" })).toBeVisible();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    const sizeOfFirst = () =>
      page
        .locator(".prose > p")
        .first()
        .evaluate((text) => getComputedStyle(text, "::first-letter").getPropertyValue("initial-letter"));

    expect(await sizeOfFirst()).toBe("3");
    await visit(page, "/blog/power-of-mantras-and-meditation");
    expect(await sizeOfFirst()).toBe("normal");
  },
);

journey("a teaching that is looked at counts once in a visit, and says so", async ({ openPage }) => {
  const page = await openPage(reader("counted"));
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  const { viewCount: before } = await (await fetch(at("/api/blog-posts/the-sound-of-om"))).json();
  await hurry(page);
  await visit(page, "/blog/the-sound-of-om");
  const views = page.getByText(/^\d+ views$/);
  await expect(views).toHaveText(`${before + 1} views`);
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.waitForTimeout(500);
  expect(posts).toEqual(["/api/blog-posts/the-sound-of-om/views"]);
});

journey("a teaching in a tab that nobody looks at does not count", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await hurry(page);
  await page.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await visit(page, "/blog/the-sound-of-om");
  await page.waitForTimeout(500);
  expect(posts).toEqual([]);
});

journey(
  "a list and a teaching that cannot be had say so with the reason, and come when asked for again",
  async ({ page, expected }) => {
    expected.push(/503/);
    await page.route("**/api/blog-posts", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "The server is resting" }),
    );
    await visit(page, "/");
    await enterTeachings(page);
    await expect(
      page.getByText("We apologize, but we're having trouble loading the spiritual teachings.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText("Please try again later.", { exact: true })).toBeVisible();
    await expect(page.getByText("503: The server is resting", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
    const askedAnew = page.waitForResponse("**/api/blog-posts");
    await enterTeachings(page);
    await askedAnew;
    const tryAgain = page.getByRole("button", { name: "Try Again" });
    await expect(tryAgain).toBeVisible();
    await page.unroute("**/api/blog-posts");
    await tryAgain.click();
    await expect(page.getByRole("link", { name: /The Sound of Om/ })).toBeVisible();
    expected.push(/503/);
    await page.route("**/api/blog-posts/*", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "The server is resting" }),
    );
    await visit(page, "/blog");
    await page.getByRole("link", { name: /The Sound of Om/ }).click();
    await expect(
      page.getByText("We apologize, but we couldn't find the spiritual teaching you're looking for."),
    ).toBeVisible();
    await expect(page.getByText("It may have been moved or is no longer available.")).toBeVisible();
    await expect(page.getByText("Failed to fetch blog post: 503: The server is resting")).toBeVisible();
    await page.unroute("**/api/blog-posts/*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The Sound of Om" })).toBeVisible();
  },
);

async function enterTeachings(page: Page) {
  await page.getByRole("button", { name: "Open main menu" }).click();
  await page.getByRole("link", { name: "Spiritual Teachings", exact: true }).first().click();
}

journey("a picture that cannot be loaded gives way to the default one", async ({ page, expected }) => {
  expected.push(/404/);
  await page.route("**/api/blog-posts", async (route) => {
    const reply = await route.fetch();
    const posts: object[] = await reply.json();
    await route.fulfill({
      response: reply,
      json: posts.map((post) => Object.assign(post, { featuredImage: "/images/gone.jpg" })),
    });
  });
  await visit(page, "/");
  await enterTeachings(page);
  const picture = page.locator(".post-card img").first();
  await expect(picture).toHaveAttribute("src", "/images/default-blog.jpg");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const shown = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first();

journey(
  "the legal texts are three tabs, each with an address of its own, moved through by keyboard",
  async ({ page }) => {
    await visit(page, "/legal");
    await expect(shown(page)).toHaveText("Privacy Policy");
    await tab(page, "Privacy Policy").focus();
    for (const [key, name, hash] of [
      ["ArrowRight", "Terms & Conditions", "#terms"],
      ["ArrowRight", "Disclaimer", "#disclaimer"],
      ["ArrowRight", "Privacy Policy", "#privacy"],
      ["End", "Disclaimer", "#disclaimer"],
      ["Home", "Privacy Policy", "#privacy"],
      ["ArrowLeft", "Disclaimer", "#disclaimer"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown(page)).toHaveText(name);
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page.locator(":focus")).toHaveText(name);
      expect(new URL(page.url()).hash).toBe(hash);
    }
    await expect(page.getByText("Last updated: April 4, 2025", { exact: true })).toBeVisible();
    await page.getByRole("article").getByRole("link", { name: "How to reach us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    for (const [path, name] of [
      ["/legal#terms", "Terms & Conditions"],
      ["/legal?tab=disclaimer", "Disclaimer"],
      ["/legal?tab=nonsense", "Privacy Policy"],
    ] as const) {
      await page.goto("about:blank");
      await visit(page, path);
      await expect(shown(page)).toHaveText(name);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    }
  },
);

journey("without scripts the tabs are links, and each text can be read", async ({ openPage, expected }) => {
  expected.push(/^failed: .*\.js csp$/);
  const page = await openPage({ javaScriptEnabled: false, viewport: sizes.phone });
  await page.goto(at("/legal"));
  const texts = page.locator(".legal-text");
  const visible = () => texts.evaluateAll((all) => all.filter((text) => text.checkVisibility()).map(({ id }) => id));
  expect(await visible()).toEqual(["privacy"]);
  await page.getByRole("link", { name: "Disclaimer" }).click();
  await expect.poll(visible).toEqual(["disclaimer"]);
});
