import { expect } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, journey, sizes } from "./journey.ts";

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
  { path: "/blog/introduction-to-vedic-mantras", status: 200, heading: "An Introduction to Vedic Mantras" },
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
];

for (const { path, status, heading } of pages) {
  journey.describe(path, () => {
    const its404 = new RegExp(`status of 404|status 404: .*${path}$`);

    journey("is complete before its scripts run", async ({ openPage, expected }) => {
      if (status === 404) expected.push(its404);
      expected.push(/^failed: .*\.js csp$/); // Chromium's words for a script it may not run.
      const page = await openPage({ javaScriptEnabled: false, viewport: sizes.phone });
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("[style]")).toHaveCount(0);
    });

    journey("is hydrated without a console message, and requests only the session", async ({ page, expected }) => {
      if (status === 404) expected.push(its404);
      const calls: string[] = [];
      page.on("request", (request) => request.url().includes("/api/") && calls.push(new URL(request.url()).pathname));
      await page.goto(at(path));
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(calls).toEqual(["/api/session"]);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      journey(`has nothing that axe objects to, ${colorScheme}`, async ({ openPage, expected }) => {
        if (status === 404) expected.push(its404);
        const page = await openPage({ colorScheme, viewport: sizes.desktop, reducedMotion: "reduce" });
        await page.goto(at(path));
        await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    journey("fits 320 px without scrolling sideways", async ({ openPage, expected }) => {
      if (status === 404) expected.push(its404);
      const page = await openPage({ viewport: { width: 320, height: 640 } });
      await page.goto(at(path));
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });
}

journey("a hydrated page still has its ornaments", async ({ page }) => {
  const drawings: string[] = [];
  page.on("requestfinished", (request) => drawings.push(new URL(request.url()).pathname));
  await page.goto(at("/"));
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
