import { expect, type Page } from "@playwright/test";
import { at, journey, sizes, visit } from "./journey.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });
const found = (page: Page, title: string) => page.getByRole("main").getByRole("heading", { name: title, exact: true });

journey(
  "search runs while one types, its query stands in the address, and names are found in spite of slips",
  async ({ page }) => {
    await visit(page, "/search");
    await field(page).pressSequentially("mrtyum", { delay: 20 });
    await expect(found(page, "Maha Mrityunjaya")).toBeVisible();
    await expect(page.getByText(/^\d+ results? for “mrtyum”$/)).toBeVisible();
    await expect(page).toHaveURL(at("/search?q=mrtyum"));
    await found(page, "Maha Mrityunjaya").click();
    await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
    await page.goBack();
    await expect(found(page, "Maha Mrityunjaya")).toBeVisible();
    await expect(field(page)).toHaveValue("mrtyum");

    await field(page).fill("bhur bhuvah");
    await expect(found(page, "Gayatri Mantra")).toBeVisible();
    await expect(found(page, "Gayatri: The Verse and Its Meter")).toBeVisible();
    await field(page).fill("money");
    await expect(page.getByText("for “money”")).toBeVisible();
    await expect(found(page, "Manojavam")).toHaveCount(0);
    await field(page).fill("manojvam");
    await expect(found(page, "Manojavam")).toBeVisible();
  },
);

journey("fast typing sends few requests, and only the last result is shown", async ({ page }) => {
  await visit(page, "/search");
  const asked: string[] = [];
  await page.route("**/api/search*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
    // The first response is delayed, so that it arrives after the others.
    if (asked.length === 1) await new Promise((done) => setTimeout(done, 900));
    await route.continue().catch(() => {}); // The page may have aborted the request.
  });
  await field(page).evaluate((input: HTMLInputElement) => {
    for (const typed of ["d", "du", "dur", "durg", "durga"]) {
      input.value = typed;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
  await expect.poll(() => asked.length).toBe(1);
  await field(page).fill("शिव");
  await expect(page.getByText("results for “शिव”")).toBeVisible();
  await new Promise((done) => setTimeout(done, 1000));
  expect(asked).toEqual(["durga", "शिव"]);
  await expect(found(page, "Om Namah Shivaya")).toHaveCount(1);
});

journey("without a script the form still works", async ({ openPage, expected }) => {
  expected.push(/^failed: .*\.js csp$/); // Chromium's words for a script it may not run.
  const page = await openPage({ javaScriptEnabled: false, viewport: sizes.desktop });
  await page.goto(at("/"));
  await page.getByRole("banner").getByRole("searchbox").fill("laxmi");
  await page.keyboard.press("Enter");
  await expect(page.getByText("results for “laxmi”")).toBeVisible();
  await expect(page).toHaveURL(at("/search?q=laxmi"));
  await expect(field(page)).toHaveValue("laxmi");
  await page.getByRole("link", { name: "Lakshmi Gayatri" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lakshmi Gayatri" })).toBeVisible();
});

journey(
  "results that the server has rendered are not fetched again, and an empty result says where to begin",
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/search") && asked.push(request.url()));
    await visit(page, "/search?q=ganapati");
    await expect(found(page, "Om Gam Ganapataye")).toBeVisible();
    expect(asked).toEqual([]);
    await visit(page, "/search?q=xyzzy");
    await expect(page.getByText("Nothing found for “xyzzy”")).toBeVisible();
    await page.getByRole("link", { name: "मृत्युंजय" }).click();
    await expect(found(page, "Maha Mrityunjaya")).toBeVisible();
  },
);

journey("the field in the header leads to the results, from the menu of a phone too", async ({ page, openPage }) => {
  await visit(page, "/mantras");
  await page.getByRole("button", { name: "Open main menu" }).click();
  await page.getByRole("banner").getByRole("searchbox", { name: "Search" }).fill("hanumaan");
  await page.keyboard.press("Enter");
  await expect(found(page, "Manojavam")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("searchbox")).toBeHidden();

  const wide = await openPage({ viewport: sizes.desktop });
  await visit(wide, "/search?q=durga");
  await wide.getByRole("banner").getByRole("searchbox", { name: "Search" }).fill("krsna");
  await wide.keyboard.press("Enter");
  await expect(found(wide, "Hare Krishna Maha Mantra")).toBeVisible();
  await expect(field(wide)).toHaveValue("krsna");
});

journey("a search that fails says why, and Try Again mends it", async ({ page, expected }) => {
  expected.push(/503/);
  await visit(page, "/search");
  await page.route("**/api/search*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "The server is resting" }),
  );
  await field(page).fill("gayatri");
  await expect(page.getByText("503: The server is resting")).toBeVisible();
  await page.unroute("**/api/search*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(found(page, "Rudra Gayatri")).toBeVisible();
});

journey("search engines leave results out, but not the page", async ({ page }) => {
  const robots = async (path: string) => (await page.goto(at(path)))?.headers()["x-robots-tag"];
  expect(await robots("/search?q=shiva")).toBe("noindex");
  expect(await robots("/search")).toBeUndefined();
});

journey("what clears the field is seen in forced colors too", async ({ openPage }) => {
  for (const forcedColors of ["none", "active"] as const) {
    const page = await openPage({ viewport: sizes.desktop, forcedColors });
    await visit(page, "/search?q=durga");
    await field(page).focus();
    const box = await field(page).boundingBox();
    if (!box) throw new Error("There is no field");
    const picture = () =>
      page.screenshot({ clip: { x: box.x + box.width / 2, y: box.y, width: box.width / 2, height: box.height } });
    const filled = await picture();
    await field(page).fill("");
    expect(filled.equals(await picture()), forcedColors).toBe(false);
  }
});
