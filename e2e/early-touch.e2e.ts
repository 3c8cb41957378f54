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

journey("a press is answered once, though the practice arrives later than the app", async ({ page }) => {
  const practice = Promise.withResolvers<void>();
  await page.route(/chanting.*\.js$/, (route) => practice.promise.then(() => route.continue()));
  await page.addInitScript(() => {
    // A recording that plays would set right what a second press has paused.
    HTMLMediaElement.prototype.play = () => new Promise(() => {});
  });
  await page.goto(at(SUNG));
  await start(page).click();
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

for (const [visitor, storage] of [
  ["a first visitor", null],
  ["someone who sat 25 minutes before", JSON.stringify({ duration: "custom", custom: "25", sound: "om-chant" })],
] as const) {
  journey(`a number emptied before the app is there starts no sitting: ${visitor}`, async ({ page }) => {
    await page.addInitScript((choices) => {
      if (choices) localStorage.setItem("sitting", choices);
    }, storage);
    const arrive = await openOnSlowLine(page, "/meditation");
    const minutes = page.getByRole("spinbutton");
    await minutes.pressSequentially("7");
    await minutes.press("Backspace");
    await page.getByRole("button", { name: "Start Meditation" }).click();
    arrive();
    await expect(page.getByText("Please select a meditation duration greater than 0.", { exact: true })).toBeVisible();
    await expect(minutes).toHaveValue("");
    await expect(page.getByRole("timer")).toHaveCount(0);
  });
}

journey("of two choices made before the app is there, the later one holds", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/meditation");
  await page.getByRole("spinbutton").pressSequentially("7");
  await page.getByText("20 min").click();
  await page.getByRole("button", { name: "Start Meditation" }).click();
  arrive();
  await expect(page.getByText("20 minutes with Om Chanting.", { exact: true })).toBeVisible();
});
