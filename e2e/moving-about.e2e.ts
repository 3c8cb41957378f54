import { expect, type Locator, type Page } from "@playwright/test";
import { at, journey, onFastAndSlowDevices, sizes, visit } from "./journey.ts";
import { avatar, becomeMember } from "./person.ts";

/** Records the requests to the API. Their responses wait for the promise. */
async function watchApi(page: Page, answered: Promise<void> = Promise.resolve()) {
  const calls: string[] = [];
  await page.route("**/api/**", async (route) => {
    calls.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await answered;
    await route.continue();
  });
  return calls;
}

const skeleton = (page: Page) => page.getByRole("status", { name: "Loading" });

journey("going to a deity asks for it once, and shows its skeleton of three cards meanwhile", async ({ page }) => {
  await visit(page, "/");
  const answer = Promise.withResolvers<void>();
  const calls = await watchApi(page, answer.promise);
  await page.getByRole("link", { name: /^Shiva .* Mantras$/ }).click();
  await expect(skeleton(page)).toBeVisible();
  answer.resolve();
  await expect(page.getByRole("heading", { name: "Shiva Mantras" })).toBeVisible();
  expect(calls).toEqual(["GET /api/deities/shiva"]);
  await expect(page).toHaveTitle(/^Shiva Mantras/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("/deity/shiva"));
});

/** Records for each view transition from now on the elements that move by themselves. */
const noteTransitions = (page: Page) =>
  page.evaluate(() => {
    const transitions: string[] = [];
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    const note = async ({ ready }: ViewTransition) => {
      await ready;
      const parts = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      transitions.push(parts.includes("::view-transition-group(deity)") ? "the picture" : "the page");
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      void note(transition);
      return transition;
    };
  });
// Set on the window by the script above.
const transitionsOf = (page: Page) => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);

journey(
  "a deity's picture in a grid becomes the one of its page, and back, where both are there at once",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const goToRam = async () => {
      await page.getByRole("link", { name: /^Ram .* Mantras$/ }).click();
      await expect(page.getByRole("heading", { name: "Ram Mantras" })).toBeVisible();
    };
    const goBackToAll = async () => {
      await page.getByRole("link", { name: "All deities" }).click();
      await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
    };
    await visit(page, "/");
    // A page that was visited before is shown at once, however busy the machine.
    await goToRam();
    await goBackToAll();
    // The script that animates pictures is loaded by then.
    await page.waitForLoadState("networkidle");
    await noteTransitions(page);
    await goToRam();
    await expect.poll(() => transitionsOf(page)).toEqual(["the picture"]);
    await goBackToAll();
    await expect.poll(() => transitionsOf(page)).toEqual(["the picture", "the picture"]);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);

    const answer = Promise.withResolvers<void>();
    await watchApi(page, answer.promise);
    await page.getByRole("link", { name: /^Shiva .* Mantras$/ }).click();
    await expect(skeleton(page)).toBeVisible();
    answer.resolve();
    await expect(page.getByRole("heading", { name: "Shiva Mantras" })).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("link", { name: "All deities" }).click();
    await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
    expect(await transitionsOf(page)).toHaveLength(2);
  },
);

journey("the way from the home page to a mantra and back asks for each thing exactly once", async ({ page }) => {
  await visit(page, "/mantras");
  const calls = await watchApi(page);
  await openMenu(page, "Home");
  await expect(page.getByRole("heading", { name: "Featured Mantra of the Day" })).toBeVisible();
  await page.getByRole("link", { name: /^Krishna .* Mantras$/ }).click();
  await expect(page.getByRole("heading", { name: "Krishna Mantras" })).toBeVisible();
  await page.getByRole("link", { name: "Chant 108 Times" }).first().click();
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Krishna Mantras" })).toBeVisible();
  expect(calls.toSorted()).toEqual([
    "GET /api/chant/krishna/maha-mantra",
    "GET /api/deities/krishna",
    "GET /api/featured-mantra",
    "GET /api/home-deities",
  ]);
});

async function openMenu(page: Page, link: string) {
  await page.getByRole("button", { name: "Open main menu" }).click();
  await page.getByRole("link", { name: link, exact: true }).first().click();
}

journey("the home page waits with eight cards until both its calls have settled", async ({ page, expected }) => {
  expected.push(/503/);
  await visit(page, "/mantras");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/featured-mantra", async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, contentType: "text/plain", body: "The database is away" });
  });
  await openMenu(page, "Home");
  await expect(skeleton(page)).toBeVisible();
  answer.resolve();
  await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
  await expect(page.getByText("Featured Mantra of the Day")).toHaveCount(0);
});

journey("the home page entered again on another day shows that day's mantra", async ({ page }) => {
  await visit(page, "/");
  const featured = page.getByRole("region", { name: "Featured Mantra of the Day" });
  const today = await (await fetch(at("/api/featured-mantra"))).json();
  await expect(featured.getByText(today.mantra.meaning)).toBeVisible();
  await featured.getByRole("link", { name: "Start Chanting" }).click();
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  const tomorrow = { ...today, day: today.day + 1, mantra: { ...today.mantra, meaning: "What it means tomorrow" } };
  await page.route("**/api/featured-mantra", (route) => route.fulfill({ json: tomorrow }));
  await openMenu(page, "Home");
  await expect(featured.getByText("What it means tomorrow")).toBeVisible();
});

journey(
  "a call that fails shows what failed: Try Again mends it, or the network when it is back",
  async ({ page, expected }) => {
    expected.push(/INTERNET_DISCONNECTED/, /503/);
    await visit(page, "/");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: /^Vishnu .* Mantras$/ }).click();
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "Vishnu Mantras" })).toBeVisible();
    // The styles, which failed at first, are applied.
    await expect
      .poll(() => page.locator(".portrait").evaluate((portrait) => getComputedStyle(portrait).position))
      .toBe("relative");

    await visit(page, "/");
    await page.route("**/api/deities/durga", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "The server is resting" }),
    );
    await page.getByRole("link", { name: /^Durga .* Mantras$/ }).click();
    await expect(page.getByText("503: The server is resting")).toBeVisible();
    await page.unroute("**/api/deities/durga");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Durga Mantras" })).toBeVisible();
  },
);

const screens = [
  "/about",
  "/blog",
  "/blog/introduction-to-vedic-mantras",
  "/chant/shiva/om-namah-shivaya",
  "/auth",
  "/calendar",
  "/deity/ganesha",
  "/legal",
  "/mantras",
  "/meditation",
  "/search",
  "/blog/nothing",
  "/nowhere",
  "/",
];

journey("every screen looks the same whether one begins there or goes there", async ({ openPage, expected }) => {
  journey.slow();
  expected.push(/404/);
  const still = { viewport: sizes.desktop, reducedMotion: "reduce" } as const;
  const [beginner, wanderer] = [await openPage(still), await openPage(still)];
  // A teaching that is looked at would show one view more.
  for (const page of [beginner, wanderer]) await page.route("**/views", () => {});
  await visit(wanderer, "/");
  for (const path of screens) {
    await visit(beginner, path);
    const [places, looks] = [await looksOf(beginner, "places"), await looksOf(beginner, "places and styles")];
    // Navigates like a link: the app listens to changes of the address.
    await wanderer.evaluate((path) => history.pushState(null, "", path), path);
    // Some hundred styles of each element are read only once everything has its place, because that takes a second.
    await expect.poll(() => looksOf(wanderer, "places"), { message: path }).toEqual(places);
    await expect.poll(() => looksOf(wanderer, "places and styles"), { message: path }).toEqual(looks);
  }
});

/** Returns a line for each element: its place, and if asked a hash of all its styles and of its ::before and ::after. */
const looksOf = (page: Page, wanted: "places" | "places and styles") =>
  page.evaluate(async (parts) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- What the page is given stands by itself.
    function hash(text: string) {
      let sum = 0;
      for (let place = 0; place < text.length; place += 1) sum = (sum * 31 + text.charCodeAt(place)) | 0;
      return sum;
    }
    // Custom properties are left out, because they show in the properties that use them.
    const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith("--"));
    function styleOf(element: Element, part?: string) {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      return hash(names.map((name) => style.getPropertyValue(name)).join());
    }
    // The heading has the focus only after a navigation within the app, so it is removed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Parts far down on Home have a guessed height until they come near.
    document.querySelector("[data-first-page]")?.removeAttribute("data-first-page");
    // Elements in a closed part have no place until something asks the browser for it.
    for (const part of document.querySelectorAll("details")) part.open = true;
    // Letters that were folded away may need a font, which is asked for once they are laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.querySelectorAll("#root :not(link)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [element.tagName, element.getAttribute("class"), x, y + scrollY, width, height].join(" ");
      if (parts === "places") return place;
      return [place, ...[undefined, "::before", "::after"].map((part) => styleOf(element, part))].join(" ");
    });
  }, wanted);

journey(
  "what does not exist says so, with a way home, and the other spelling of Ganesha leads to his page",
  async ({ page, expected }) => {
    expected.push(/404/);
    for (const [path, words] of [
      ["/deity/nobody", "Deity not found"],
      ["/chant/shiva/nothing", "Mantra not found"],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole("heading", { name: words })).toBeVisible();
      await page.getByRole("link", { name: "Go back to home" }).click();
      await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
      await expect(page.locator("meta[name=robots][content*=noindex]")).toHaveCount(0);
    }
    await visit(page, "/deity/ganesh");
    await expect(page.getByRole("heading", { name: "Ganesha Mantras" })).toBeVisible();
    await expect(page).toHaveURL(at("/deity/ganesha"));
  },
);

journey(
  "pointing at a link fetches its script and no data, and its page takes the focus, so that a screen reader hears it",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await visit(page, "/");
    const calls = await watchApi(page);
    const script = page.waitForRequest(/deity-screen/);
    await page.getByRole("link", { name: /^Durga .* Mantras$/ }).hover();
    await script;
    expect(calls).toEqual([]);

    await page.getByRole("link", { name: "Mantras", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Sacred Mantras Collection" })).toBeVisible();
    await expect(page.locator(":focus")).toHaveText("Sacred Mantras Collection");
  },
);

journey("going forward begins at the top, going back returns to where one was", async ({ page }) => {
  await visit(page, "/");
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const start = page.getByRole("link", { name: "Start Chanting" });
  await scrollTo(page, start);
  const place = await scrolled();
  expect(place).toBeGreaterThan(100);
  await start.click();
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Featured Mantra of the Day" })).toBeVisible();
  await expect.poll(scrolled).toBe(place);
});

/** Scrolls step by step, as a person does, so that everything on the way is laid out. */
async function scrollTo(page: Page, target: Locator) {
  while (!(await isInViewport(page, target))) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
}

async function isInViewport(page: Page, target: Locator) {
  const box = await target.boundingBox();
  return box !== null && box.y > 0 && box.y + box.height < (page.viewportSize()?.height ?? 0);
}

/** Returns where a part stands in the window once what came into sight around it is laid out. */
async function topAtRest(part: Locator) {
  let top = NaN;
  const distance = async () => {
    const before = top;
    top = (await part.boundingBox())?.y ?? NaN;
    return top - before;
  };
  await expect.poll(distance).toBe(0);
  return top;
}

journey(
  "the home page reloaded far down shows what was in sight, though its middle was never seen",
  async ({ page }) => {
    await visit(page, "/");
    const ways = page.getByRole("heading", { name: "Ways to Practice" });
    await ways.scrollIntoViewIfNeeded();
    const before = await topAtRest(ways);
    await expect(ways).toBeInViewport();
    await page.reload();
    await expect(ways).toBeInViewport();
    // A part that was never seen has a guessed height, which may differ by some lines.
    expect(Math.abs((await topAtRest(ways)) - before)).toBeLessThan(100);
  },
);

journey(
  "a mantra of a deity's page is at the top of the window for whoever comes by its own address",
  async ({ page }) => {
    await visit(page, "/deity/shiva#karpura-gauram");
    const heading = page.getByRole("heading", { name: "Karpura Gauram" });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    await page.reload();
    await expect(heading).toBeInViewport();
    await page.getByRole("navigation", { name: "Mantras of Shiva" }).getByRole("link", { name: "Ishana" }).click();
    await expect(page.getByRole("heading", { name: "Ishana Sarvavidyanam" })).toBeInViewport();
  },
);

onFastAndSlowDevices(() => {
  const writing = "a page that arrives leaves the focus with whoever has begun to write meanwhile";
  journey(writing, async ({ openPage, useDevice }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await visit(page, "/");
    await useDevice(page);
    const answer = Promise.withResolvers<void>();
    await watchApi(page, answer.promise);
    await page.getByRole("link", { name: /^Shiva .* Mantras$/ }).click();
    await expect(skeleton(page)).toBeVisible();
    const search = page.getByRole("banner").getByRole("searchbox");
    await search.pressSequentially("om namah ");
    answer.resolve();
    await expect(page.getByRole("heading", { name: "Shiva Mantras" })).toBeVisible();
    await page.keyboard.type("shivaya");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("om namah shivaya");
  });

  journey("a page that arrives leaves the account menu open", async ({ openPage, useDevice }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await becomeMember(page);
    await useDevice(page);
    const answer = Promise.withResolvers<void>();
    await watchApi(page, answer.promise);
    await page.getByRole("link", { name: /^Shiva .* Mantras$/ }).click();
    await expect(skeleton(page)).toBeVisible();
    await avatar(page).click();
    const logOut = page.getByRole("menuitem", { name: "Log out" });
    await expect(logOut).toBeVisible();
    answer.resolve();
    await expect(page.getByRole("heading", { name: "Shiva Mantras" })).toBeVisible();
    // The menu is operated by the keyboard, from the item with the focus.
    await page.keyboard.press("End");
    await expect(logOut).toBeFocused();
  });
});

journey("on a phone the links are behind a button, which Escape closes again", async ({ page }) => {
  await visit(page, "/");
  const toggle = page.getByRole("button", { name: "Open main menu" });
  const meditation = page.getByRole("navigation").getByRole("link", { name: "Meditation" });
  await expect(meditation).toBeHidden();
  await toggle.click();
  await expect(meditation).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meditation).toBeHidden();
  await toggle.click();
  await page.getByRole("navigation").getByRole("link", { name: "Mantras", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sacred Mantras Collection" })).toBeVisible();
  await expect(meditation).toBeHidden();
  await toggle.click();
  await expect(meditation).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sacred Sounds for Spiritual Growth" })).toBeVisible();
  await expect(meditation).toBeHidden();
});

journey(
  "a deity page asks a visitor to sign in before keeping a favorite, and begins its tone once",
  async ({ page }) => {
    await visit(page, "/deity/shiva");
    await page
      .getByRole("button", { name: /favorite/i })
      .first()
      .click();
    await expect(page.getByText("Login Required", { exact: true })).toBeVisible();
    await expect(page.getByText("Please login to add favorites", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Login Required", { exact: true })).toHaveCount(0);

    const tone = page.getByRole("button", { name: /tone/i });
    await tone.focus();
    await page.keyboard.press("Enter");
    await expect(tone).toBeDisabled();
    await expect(tone).toBeEnabled();
    await expect(tone).toBeFocused();
  },
);

journey("nothing is asked of any other host", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const path of ["/", "/mantras", "/deity/lakshmi", "/chant/lakshmi/mahalakshmi-bija"]) await visit(page, path);
  expect([...hosts]).toEqual([new URL(at("/")).host]);
});
