import { expect, type Page } from "@playwright/test";
import { runServer, type RunningServer } from "../tools/run-server.ts";
import { violationsOf, overflowOf } from "./axe.ts";
import { atEachSize, byDayAndNight, journey, sizes, softly } from "./journey.ts";

const banner = "1111111111";
const rectangle = "2222222222";

// One worker runs the whole file, because each worker would start a server of its own.
journey.describe.configure({ mode: "default" });

let server: RunningServer;
journey.beforeAll(async () => {
  server = await runServer({
    ADS: "on",
    ADSENSE_PUBLISHER_ID: "pub-1234567890123456",
    ADSENSE_SLOT_HOME_BANNER: banner,
    ADSENSE_SLOT_HOME_RECTANGLE: rectangle,
    ADSENSE_SLOT_MANTRAS_PAGE_TOP: banner,
    ADSENSE_SLOT_DEITY_AFTER: banner,
    ADSENSE_SLOT_DEITY_SIDE: rectangle,
  });
});
journey.afterAll(() => server.stop());

/** Imitates Google's script, which takes the units in order and puts a frame of another site into each. */
const script = `
  const show = () => {
    const unit = document.querySelector("ins.adsbygoogle:not([data-adsbygoogle-status])");
    unit.dataset.adsbygoogleStatus = "done";
    const frame = document.createElement("iframe");
    frame.src = "https://googleads.g.doubleclick.net/ad.html";
    frame.title = "Advertisement";
    frame.setAttribute("style", "border:0;width:970px;height:400px");
    unit.append(frame);
  };
  for (const waiting of window.adsbygoogle || []) show(waiting);
  window.adsbygoogle = { push: show };
  const pixel = new Image();
  pixel.src = "https://www.google.de/seen.gif";
`;

interface Watched {
  page: Page;
  /** Returns all addresses outside of the site that the page requested. */
  foreign: string[];
}

/** Opens a page whose requests to other sites are answered by this file, so that nothing leaves the machine. */
async function watch(page: Page, { scriptFails = false } = {}): Promise<Watched> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== server.origin,
    (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      foreign.push(hostname + pathname);
      if (scriptFails) return route.abort("connectionrefused");
      if (pathname.endsWith(".js")) {
        return route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: script,
        });
      }
      if (pathname.endsWith(".gif"))
        return route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" });
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><p>An advertisement</p>" });
    },
  );
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return { page, foreign };
}

const open = (page: Page, path: string) => page.goto(server.origin + path, { waitUntil: "load" });
const panel = (page: Page) => page.getByRole("region", { name: "Advertisements on this site" });
const answer = (page: Page, name: "Accept" | "Decline") => panel(page).getByRole("button", { name }).click();
const units = (page: Page) => page.locator(".ad ins.adsbygoogle iframe");
/** Waits long enough for a page to become idle, when it would load what it must not load. */
const settle = (page: Page) => page.waitForTimeout(1500);
/** Runs in every frame. Frames of other sites have no storage. */
const agreed = () => {
  if (window === window.top) localStorage.setItem("ads-answer", "accepted");
};

const google = "pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

journey.describe("advertisements", () => {
  journey(
    "come to nobody before somebody has agreed, and never to those who decline, who are not asked again",
    async ({ page }) => {
      const { foreign } = await watch(page);
      await open(page, "/");
      await expect(panel(page)).toBeVisible();
      await settle(page);
      expect(foreign).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      const consent = await page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((words) => Array.from(words)),
      );
      expect(consent).toEqual([
        [
          "consent",
          "default",
          { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
        ],
      ]);

      await answer(page, "Decline");
      await expect(panel(page)).not.toBeAttached();
      await open(page, "/mantras");
      await settle(page);
      await expect(panel(page)).toHaveCount(0);
      expect(foreign).toEqual([]);
      await expect(page.getByText("Advertisement Placeholder")).toHaveCount(1);
    },
  );

  journey("stand in their places after consent, and move nothing", async ({ openPage }) => {
    for (const viewport of [sizes.phone, sizes.desktop]) {
      const page = await openPage({ viewport });
      const { foreign } = await watch(page);
      await open(page, "/");
      await expect(panel(page)).toBeVisible();
      const before = await boxesOf(page);
      await page.evaluate(() => ((window as unknown as { shifts: string[] }).shifts.length = 0));
      await answer(page, "Accept");
      await expect(units(page).nth(1)).toBeAttached();
      await settle(page);
      expect(await boxesOf(page)).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      expect(foreign[0]).toBe(google);
      const unit = page.locator("ins.adsbygoogle").first();
      await expect(unit).toHaveAttribute("data-ad-client", "ca-pub-1234567890123456");
      await expect(unit).toHaveAttribute("data-ad-slot", banner);
    }
  });

  journey(
    "come at once to those who have agreed before, on each page that has places for them",
    async ({ openPage }) => {
      const page = await openPage({ viewport: sizes.desktop });
      const { foreign } = await watch(page);
      await page.addInitScript(agreed);
      await open(page, "/mantras");
      await expect(units(page).first()).toBeAttached();
      await expect(panel(page)).toHaveCount(0);
      await page.getByRole("link", { name: "View Shiva Mantras" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Shiva Mantras" })).toBeVisible();
      await expect(units(page).nth(1)).toBeAttached();
      expect(foreign.filter((address) => address === google)).toHaveLength(1);
    },
  );

  journey("are gone, script and all, where one practices, and come back afterwards", async ({ page }) => {
    const { foreign } = await watch(page);
    let documents = 0;
    await page.route("**/chant/**", async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      documents += 1;
      // On a slow line the app is still loading when the document is requested.
      await new Promise((done) => setTimeout(done, 1500));
      await route.fallback();
    });
    await page.addInitScript(agreed);
    await open(page, "/deity/shiva");
    await expect(units(page).first()).toBeAttached();
    await page.getByRole("link", { name: "Chant 108 Times" }).first().click();
    await page.waitForURL("**/chant/**");
    await page.waitForFunction(() => !("adsbygoogle" in window));
    expect(documents).toBe(1);
    foreign.length = 0;
    await settle(page);
    expect(foreign).toEqual([]);
    await expect(page.locator(".ad, ins, iframe")).toHaveCount(0);
    await page.goBack();
    await expect(units(page).first()).toBeAttached();
  });

  journey("never come to pages without a place for them, even with consent", async ({ page, expected }) => {
    expected.push(/status of 404|status 404: .*nobody|status 404: .*nowhere/);
    const { foreign } = await watch(page);
    await page.addInitScript(agreed);
    for (const path of [
      "/chant/shiva/om-namah-shivaya",
      "/meditation",
      "/auth",
      "/blog",
      "/legal",
      "/nowhere",
      "/deity/nobody",
    ]) {
      await softly(path, async () => {
        await open(page, path);
        await settle(page);
        expect(foreign).toEqual([]);
        await expect(page.locator(".ad, ins, .ad-consent")).toHaveCount(0);
      });
    }
  });

  journey("whose script does not load leave quiet boxes, and one line in the log", async ({ page, expected }) => {
    expected.push(/^failed: https:\/\/pagead2/, /ERR_CONNECTION_REFUSED/, /could not be loaded/);
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
    await watch(page, { scriptFails: true });
    await page.addInitScript(agreed);
    await open(page, "/");
    await settle(page);
    await expect.poll(() => logged).toEqual([expect.stringContaining("The ad script could not be loaded")]);
    await expect(page.getByText("Advertisement Placeholder")).toHaveCount(2);
    await expect(page.locator("ins")).toHaveCount(0);
  });

  journey("that cannot be set up are only logged", async ({ page, expected }) => {
    expected.push(/adsense\/config/, /status of 500/, /Failed to fetch AdSense configuration/);
    const { foreign } = await watch(page);
    await page.route("**/api/adsense/config", (route) => route.fulfill({ status: 500, body: "No" }));
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Failed to fetch AdSense configuration"),
    );
    await open(page, "/");
    await logged;
    await settle(page);
    await expect(panel(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});

journey.describe("the question", () => {
  journey("can be answered again from the footer, by keyboard alone", async ({ page }) => {
    const { foreign } = await watch(page);
    await open(page, "/");
    await expect(panel(page)).toBeVisible();
    // Tab reaches the link past the navigation, the policy, Accept and Decline, in this order.
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect(panel(page)).not.toBeAttached();
    await page.getByRole("link", { name: "Advertising choices" }).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText("You declined.")).toBeVisible();
    await expect(page.locator(":focus")).toHaveText("Advertisements on this site");
    await page.keyboard.press("Escape");
    await expect(panel(page)).not.toBeAttached();
    await expect(page.locator(":focus")).toHaveText("Advertising choices");
    await page.keyboard.press("Enter");
    await answer(page, "Accept");
    await expect(units(page).first()).toBeAttached();
    await page.getByRole("link", { name: "Advertising choices" }).click();
    await Promise.all([page.waitForEvent("load"), answer(page, "Decline")]);
    foreign.length = 0;
    await settle(page);
    expect(foreign).toEqual([]);
    await expect(page.locator("ins")).toHaveCount(0);
  });

  journey("is answered by a browser that asks not to be tracked", async ({ page }) => {
    const { foreign } = await watch(page);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }));
    await page.addInitScript(agreed);
    await open(page, "/");
    await settle(page);
    await expect(panel(page)).toHaveCount(0);
    // What lies above the footer is laid out when it comes near, and a link that moved away would not be pressed.
    await page.keyboard.press("End");
    const link = page.getByRole("link", { name: "Advertising choices" });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(panel(page).getByText("Your browser asks sites")).toBeVisible();
    await expect(panel(page).getByRole("button")).toHaveText(["Close"]);
    expect(foreign).toEqual([]);
  });

  journey(
    "has equal buttons and nothing that axe objects to, on every screen, by day and at night",
    async ({ openPage }) => {
      const page = await openPage({ reducedMotion: "reduce" });
      await watch(page);
      await open(page, "/mantras");
      await expect(panel(page)).toBeVisible();
      await atEachSize(page, [sizes.phone, sizes.desktop, { width: 320, height: 640 }], async () => {
        const buttons = await panel(page).getByRole("button").all();
        const [accept, decline] = await Promise.all(buttons.map((button) => button.boundingBox()));
        expect(accept).toMatchObject({ y: decline?.y, width: decline?.width, height: decline?.height });
        await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    },
  );
});

journey.describe("a site that has none", () => {
  let bare: RunningServer;
  journey.beforeAll(async () => {
    bare = await runServer({ ADS: "hidden" });
  });
  journey.afterAll(() => bare.stop());

  journey("leaves no room for them beside its mantras on a wide screen", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await page.goto(`${bare.origin}/deity/shiva`);
    await expect(page.locator(".ad")).toHaveCount(0);
    const widths = ["article.deity > header", ".mantra", ".index"].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((box) => box.clientWidth),
    );
    const [header = 0, mantra = 0, index = 0] = await Promise.all(widths);
    expect(mantra + index).toBeGreaterThan(header - 50);
  });
});

const boxesOf = (page: Page) =>
  page.locator(".ad").evaluateAll((boxes) =>
    boxes.map((box) => {
      const { left, width, height } = box.getBoundingClientRect();
      return { top: box.getBoundingClientRect().top + scrollY, left, width, height };
    }),
  );
