import { expect, test, type Page, type Request } from "@playwright/test";
import { Window } from "happy-dom";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, byDayAndNight, journey, sizes, softly } from "./journey.ts";

interface ExpectedPage {
  path: string;
  status: number;
  heading: string;
}

const pages: ExpectedPage[] = [
  { path: "/", status: 200, heading: "Sacred Sounds for Spiritual Growth" },
  { path: "/mantras", status: 200, heading: "Sacred Mantras Collection" },
  { path: "/deity/shiva", status: 200, heading: "Shiva Mantras" },
  { path: "/deity/ganesha", status: 200, heading: "Ganesha Mantras" },
  { path: "/chant/shiva/om-namah-shivaya", status: 200, heading: "Om Namah Shivaya" },
  { path: "/blog", status: 200, heading: "Spiritual Teachings" },
  { path: "/calendar", status: 200, heading: "Calendar" },
  { path: "/about", status: 200, heading: "About" },
  { path: "/legal", status: 200, heading: "Legal" },
  { path: "/auth", status: 200, heading: "Welcome back" },
  { path: "/confirm-email", status: 200, heading: "Confirm your email" },
  {
    path: "/blog/nothing",
    status: 404,
    heading: "We apologize, but we couldn't find the spiritual teaching you're looking for.",
  },
  { path: "/search", status: 200, heading: "Search" },
  { path: "/deity/nobody", status: 404, heading: "Deity not found" },
  { path: "/chant/shiva/nothing", status: 404, heading: "Mantra not found" },
  { path: "/nowhere", status: 404, heading: "404 Page Not Found" },
  // A teaching that is left sends its view, which must be no request of the page after it.
  { path: "/blog/introduction-to-vedic-mantras", status: 200, heading: "An Introduction to Vedic Mantras" },
];

for (const { path, status, heading } of pages) {
  // This needs no browser: the journey below and without-script.e2e.ts show that Chromium makes the same of it.
  test(`${path} is complete before its scripts run`, async () => {
    const response = await fetch(at(path));
    expect(response.status).toBe(status);
    const { document } = new Window();
    document.write(await response.text());
    const headings = [...document.querySelectorAll("h1")].map(({ textContent }) => textContent);
    expect(headings).toEqual([heading]);
    expect(document.querySelectorAll("[style]")).toHaveLength(0);
  });
}

const isMissing = ({ status }: ExpectedPage) => status === 404;

const sound = "is hydrated without a console message, requests only the session, pleases axe, and fits 320 px";

journey(`every page ${sound}`, async ({ page }) => {
  journey.slow();
  for (const expectedPage of pages.filter((each) => !isMissing(each))) await expectSound(page, expectedPage);
});

journey(`every page that does not exist ${sound}`, async ({ page, expected }) => {
  const missing = pages.filter(isMissing);
  expected.push(/status of 404/, new RegExp(`status 404: .*(${missing.map(({ path }) => path).join("|")})$`));
  for (const expectedPage of missing) await expectSound(page, expectedPage);
});

const expectSound = (page: Page, { path, heading }: ExpectedPage) =>
  softly(path, async () => {
    const calls: string[] = [];
    const note = (request: Request) => request.url().includes("/api/") && calls.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    await page.goto(at(path));
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(calls).toEqual(["/api/session"]);
    page.off("request", note);

    await page.setViewportSize({ width: 320, height: 640 });
    await softly("at 320 px", async () => expect(await overflowOf(page)).toBeLessThanOrEqual(0));

    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
  });

journey("a browser that runs no script shows a page whole", async ({ openPage, expected }) => {
  expected.push(/^failed: .*\.js csp$/); // Chromium's words for a script it may not run.
  const page = await openPage({ javaScriptEnabled: false, viewport: sizes.phone });
  const response = await page.goto(at("/"));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sacred Sounds for Spiritual Growth");
  await expect(page.locator("[style]")).toHaveCount(0);
});

journey("a hydrated page still has its ornaments", async ({ page }) => {
  const drawings: string[] = [];
  page.on("requestfinished", (request) => drawings.push(new URL(request.url()).pathname));
  await page.goto(at("/confirm-email"));
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => drawings).toEqual(expect.arrayContaining([expect.stringMatching(/lotus.*\.svg$/)]));
  const ornament = await page
    .locator(".mandala")
    .first()
    .evaluate((element) => {
      const { maskImage, backgroundColor } = getComputedStyle(element, "::after");
      return { maskImage, backgroundColor };
    });
  expect(ornament.maskImage).toMatch(/lotus.*\.svg/);
  expect(ornament.backgroundColor).not.toMatch(/^rgba\(.*, 0\)$/);
});
