import { expect, type Page } from "@playwright/test";
import { at, journey, sizes, visit } from "./journey.ts";

const phone = { viewport: sizes.phone, serviceWorkers: "allow" } as const;

/** Opens a page and waits until it is hydrated and it is known that nobody is signed in. */
async function open(page: Page, path: string) {
  await page.goto(at(path));
  await expect(page.locator("html")).toHaveAttribute("lang", /^hi$/);
  await expect(page.locator('.account a[href="/hi/auth"], a[href="/hi/auth"]').first()).toBeVisible();
}

/** Marks the document, so that it is seen whether a link has loaded another one. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute("data-marked", ""));
const isMarked = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-marked", "");

const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

journey("from page to page, back and after a reload, all stays in Hindi", async ({ openPage }) => {
  const page = await openPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/hi");
  await mark(page);
  await page.locator('main a[href="/hi/deity/shiva"]').first().click();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));
  await page.locator('main a[href="/hi/chant/shiva/om-namah-shivaya"]').first().click();
  await expect(page).toHaveURL(at("/hi/chant/shiva/om-namah-shivaya"));
  await expect(page.locator(".mala")).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/hi\/chant\/shiva\/om-namah-shivaya$/);
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", /[^i]\/chant\/shiva\/om-namah-shivaya$/);
  await page.goBack();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));
  await page.goBack();
  await expect(page).toHaveURL(at("/hi"));
  await expect(page.locator('main a[href="/hi/deity/shiva"]').first()).toBeVisible();
  await page.goForward();
  await page.getByRole("banner").getByRole("link", { name: "Mantra Mala" }).click();
  await expect(page).toHaveURL(at("/hi"));
  await expect(page.locator('main a[href="/hi/deity/shiva"]').first()).toBeVisible();
  await isMarked(page);
  await page.reload();
  await expect(page.locator('main a[href="/hi/deity/shiva"]').first()).toBeVisible();

  const texts = asked.filter((path) => path.startsWith("/api/") && !/^\/api\/(session|user|practice)/.test(path));
  expect(texts).toContain("/api/hi/deities/shiva");
  expect(texts.filter((path) => !path.startsWith("/api/hi/"))).toEqual([]);
});

journey("links in an article, the search and the way to signing in stay in Hindi", async ({ openPage }) => {
  const page = await openPage();
  await open(page, "/hi/blog/introduction-to-vedic-mantras");
  const links = page.locator(".prose a[href^='/']");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.filter((address) => !address.startsWith("/hi/"))).toEqual([]);
  await mark(page);
  await links.first().click();
  await expect(page).toHaveURL(at(addresses[0] ?? ""));
  await isMarked(page);

  await open(page, "/hi/search");
  await page.locator("main input[type=search]").fill("shiva");
  await expect(page).toHaveURL(at("/hi/search?q=shiva"));
  await page.locator('main a[href="/hi/deity/shiva"]').first().click();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));

  await page.goto(at("/hi/favorites"));
  await expect(page).toHaveURL(at("/hi/auth?next=%2Ffavorites"));
  await expect(page.locator("main form").first()).toBeVisible();
});

journey(
  "without a network the pages are there in Hindi, and lead there from English",
  async ({ openPage, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    journey.slow();
    const page = await openPage(phone);
    await open(page, "/hi");
    await page.locator('main a[href="/hi/deity/shiva"]').first().click();
    await expect(page).toHaveURL(at("/hi/deity/shiva"));
    await expect.poll(() => keptIn(page, "text-bundles"), { timeout: 150_000 }).toContain("/api/hi/text-bundles");
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/hi/app-shell");
    expect(kept).not.toContain("/app-shell");
    expect(kept.filter((path) => path.startsWith("/api/") && !path.startsWith("/api/hi/"))).toEqual([]);

    await page.context().setOffline(true);
    await page.goto(at("/hi/chant/krishna/yada-yada"));
    await expect(page.locator(".mala")).toBeVisible();
    await page.goto(at("/deity/durga"));
    await expect(page).toHaveURL(at("/hi/deity/durga"));
    await expect(page.locator("main img").first()).toBeVisible();
  },
);

journey("whoever turns to Hindi has Hindi without a network, and English no longer", async ({ openPage, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  journey.slow();
  const page = await openPage(phone);
  await visit(page, "/");
  await page.locator('main a[href="/deity/shiva"]').first().click();
  await expect.poll(() => keptIn(page, "text-bundles"), { timeout: 150_000 }).toContain("/api/text-bundles");
  await open(page, "/hi");
  await page.locator('main a[href="/hi/deity/shiva"]').first().click();
  await expect.poll(() => keptIn(page, "text-bundles"), { timeout: 150_000 }).toContain("/api/hi/text-bundles");
  await expect.poll(() => keptIn(page, "text-bundles")).not.toContain("/api/text-bundles");
  await page.context().setOffline(true);
  await page.goto(at("/hi/mantras"));
  await expect(page.locator('main a[href="/hi/deity/durga"]').first()).toBeVisible();
});
