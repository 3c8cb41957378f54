import { expect } from "@playwright/test";
import { start, SUNG } from "./chant-steps.ts";
import { at, journey } from "./journey.ts";
import { openOnSlowLine } from "./slow-line.ts";

journey("a button pressed before the app is there is answered when it is", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  await page.getByRole("button", { name: "Switch between day and night" }).click();
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});

journey(
  "a form sent before the app is there is sent when it is, and never by the browser",
  async ({ page, expected }) => {
    expected.push(/401/);
    const arrive = await openOnSlowLine(page, "/auth");
    await page.getByLabel("Email").fill("early@example.org");
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("/auth"));
    arrive();
    await expect(page.locator(".toast.destructive")).toBeVisible();
    await expect(page).toHaveURL(at("/auth"));
  },
);

journey("what was typed before the app is there is searched for when it is", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/search");
  await page.getByRole("searchbox").fill("gayatri");
  arrive();
  await expect(page.getByText(/results? for “gayatri”/)).toBeVisible();
});

journey("a press is answered once, though starter and screen both wait for the app by then", async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  const practice = Promise.withResolvers<void>();
  // A page that lacks its styles waits for them: the screen is there by then, and nothing alive.
  await page.route(at(SUNG), async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace("data-screen=", "data-screen=no data-not="),
    });
  });
  await page.route(/\.css$/, (route) => styles.promise.then(() => route.continue()));
  await page.route(/chanting.*\.js$/, (route) => practice.promise.then(() => route.continue()));
  // Who has chanted here gets the practice itself at once: once it is asked for, the screen hears what is pressed.
  await page.addInitScript(() => {
    localStorage.setItem("malas-today", "{}");
    // What plays after all would set right what a second press has paused.
    HTMLMediaElement.prototype.play = () => new Promise(() => {});
  });
  const screenHears = page.waitForRequest(/chanting/);
  await page.goto(at(SUNG));
  await screenHears;
  await start(page).click();
  styles.resolve();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  practice.resolve();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

journey("a press is answered once while the page comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch;
    // The frame asks who is there as soon as it is alive; the screen within is so a little later.
    window.fetch = (...request) => {
      if (request[0] === "/api/session") {
        const theme = document.querySelector<HTMLElement>("[aria-label='Switch between day and night']");
        theme?.click();
        document.documentElement.dataset["pressed"] = "";
      }
      return ask(...request);
    };
  });
  await page.goto(at("/"));
  await expect(page.locator("[data-pressed]")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});

journey("Enter in a field is answered when there is no button that sends the form", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/meditation");
  await page.getByRole("spinbutton").fill("5");
  await page.keyboard.press("Enter");
  arrive();
  await expect(page.getByRole("timer")).toBeVisible();
});

journey("where the app could not start, the panel that says so answers a press", async ({ page, expected }) => {
  expected.push(/ERR_FAILED/, /dynamically imported module/);
  await page.route(/mantras-screen.*\.js$/, (route) => route.abort());
  await page.goto(at("/mantras"));
  const again = page.locator(".failure").getByRole("button");
  await expect(again).toBeVisible();
  await page.unroute(/mantras-screen.*\.js$/);
  await again.click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(again).toHaveCount(0);
});
