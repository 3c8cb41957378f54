import { expect, type Page } from "@playwright/test";
import { count, manual, more, showControls, start, SUNG } from "./chant-steps.ts";
import { at, journey, onFastAndSlowDevices, visit } from "./journey.ts";
import { delayScript, openBeforeApp } from "./delayed-scripts.ts";

journey("a button pressed before the app is hydrated is answered when it is", async ({ page }) => {
  const loadApp = await openBeforeApp(page, "/");
  await page.getByRole("button", { name: "Open main menu" }).click();
  await page.getByRole("button", { name: "Text and letters" }).click();
  loadApp();
  await expect(page.getByRole("dialog", { name: "Text and letters" })).toBeVisible();
});

journey(
  "a form sent before the app is hydrated is sent when it is, and never by the browser",
  async ({ page, expected }) => {
    expected.push(/401/);
    const loadApp = await openBeforeApp(page, "/auth");
    await page.getByLabel("Email").fill("early@example.org");
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("/auth"));
    loadApp();
    await expect(page.locator(".toast.destructive")).toBeVisible();
    await expect(page).toHaveURL(at("/auth"));
  },
);

journey("what was typed before the app is hydrated is searched for when it is", async ({ page }) => {
  const loadApp = await openBeforeApp(page, "/search");
  await page.getByRole("searchbox").fill("gayatri");
  loadApp();
  await expect(page.getByText(/results? for “gayatri”/)).toBeVisible();
});

journey("a press is answered once, though the practice is loaded later than the app", async ({ page }) => {
  const practice = Promise.withResolvers<void>();
  await page.route(/chanting.*\.js$/, (route) => practice.promise.then(() => route.continue()));
  await page.addInitScript(() => {
    // A recording that plays would hide that a second press has paused it.
    HTMLMediaElement.prototype.play = () => new Promise(() => {});
  });
  await page.goto(at(SUNG));
  await start(page).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  practice.resolve();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

journey("a press takes effect once while the page is being hydrated", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch;
    // The frame requests the session as soon as it is hydrated; the screen within is hydrated a little later.
    window.fetch = (...request) => {
      if (request[0] === "/api/session") {
        document.querySelector<HTMLElement>("main button[aria-pressed]")?.click();
        document.documentElement.dataset["pressed"] = "";
      }
      return ask(...request);
    };
  });
  await page.goto(at("/auth"));
  await expect(page.locator("[data-pressed]")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  // The press shows the password. A second one would hide it again.
  await expect(page.locator("main button[aria-pressed]")).toHaveAttribute("aria-pressed", "true");
});

journey("Enter in a field is answered when there is no button that sends the form", async ({ page }) => {
  const loadApp = await openBeforeApp(page, "/meditation");
  await page.getByLabel("Minutes, 1 to 120").fill("5");
  await page.keyboard.press("Enter");
  loadApp();
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

onFastAndSlowDevices(() => {
  journey("a number emptied before the app is hydrated starts no sitting", async ({ page, useDevice }) => {
    await emptyNumberBeforeApp(page, () => useDevice(page));
  });
});

journey(
  "a number emptied before the app is hydrated starts none either for someone who sat 25 minutes before",
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("sitting", JSON.stringify({ duration: "custom", custom: "25", sound: "om-chant" }));
    });
    await emptyNumberBeforeApp(page);
  },
);

async function emptyNumberBeforeApp(page: Page, useDevice?: () => Promise<void>) {
  const loadApp = await openBeforeApp(page, "/meditation");
  await useDevice?.();
  const minutes = page.getByLabel("Minutes, 1 to 120");
  await minutes.pressSequentially("7");
  await minutes.press("Backspace");
  await page.getByRole("button", { name: "Start Meditation" }).click();
  loadApp();
  await expect(page.getByText("Please select a meditation duration greater than 0.", { exact: true })).toBeVisible();
  await expect(minutes).toHaveValue("");
  await expect(page.getByRole("timer")).toHaveCount(0);
}

journey("of two choices made before the app is hydrated, the later one holds", async ({ page }) => {
  const loadApp = await openBeforeApp(page, "/meditation");
  await page.getByLabel("Minutes, 1 to 120").pressSequentially("7");
  await page.getByText("20 min").click();
  await page.getByRole("button", { name: "Start Meditation" }).click();
  loadApp();
  await expect(page.getByText("20 minutes with Om Chanting.", { exact: true })).toBeVisible();
});

for (const late of ["the app", "the practice"]) {
  journey(
    `the sheet asked for before ${late} is loaded opens when it is, and what is chosen there is kept`,
    async ({ page }) => {
      const load = late === "the app" ? await openBeforeApp(page, SUNG) : await openWithoutPractice(page);
      const box = page.getByRole("checkbox", { name: /^Click/ });
      await more(page).click();
      load();
      await page.getByText("Bead feedback").click();
      await box.check();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("bead-choices"))).toContain('"click":true');
      await expect(box).toBeChecked();
      await page.unrouteAll();
      await page.reload();
      await showControls(page);
      // The choice is shown at once.
      await expect(box).toBeChecked();
    },
  );
}

async function openWithoutPractice(page: Page) {
  const load = await delayScript(page, /\/assets\/chanting.*\.js/);
  await visit(page, SUNG);
  return load;
}

journey(
  "Manual chosen in the moment in which the practice is hydrated leaves the keys to the counter",
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener(
        "app:hydrated",
        async ({ target }) => {
          if (!(target instanceof Element)) return;
          // This moment lies after React's layout effects and before its passive effects.
          await Promise.resolve();
          const choice = target.querySelector<HTMLElement>("[data-mode=manual]");
          choice?.focus();
          choice?.click();
        },
        true,
      );
    });
    await visit(page, SUNG);
    await page.keyboard.press("Shift");
    await expect(manual(page)).toBeChecked();
    await page.keyboard.press("Space");
    await expect(count(page)).toHaveText("1");
  },
);
