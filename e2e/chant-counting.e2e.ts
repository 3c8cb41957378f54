import { expect } from "vitest";
import { auto, count, counter, isPlaying, press, seen, start, SUNG, visit, visitByHand, watch } from "./chant-steps.ts";
import { journey, sizes } from "./journey.ts";

journey("without a recording the switch says why, and the two sounds are offered", async ({ page }) => {
  await page.route("**/api/chant/**", async (route) => {
    const reply = await route.fetch();
    const { deity, mantra } = await reply.json();
    await route.fulfill({
      response: reply,
      json: { deity, mantra: { ...mantra, audioUrl: undefined, timing: undefined } },
    });
  });
  await visit(page, "/deity/shiva");
  await page.getByRole("link", { name: "Chant 108 Times" }).first().click();
  await page.getByText("There is no recording of this mantra").waitFor();
  expect(await auto(page).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Temple Bell" }).click();
  await page.getByRole("button", { name: "Play Om Sound" }).click();
  await page.getByText("Tibetan singing bowl").waitFor();
  await counter(page).click();
  expect(await count(page)).toBe(1);
});

journey("108 presses complete the mala once; the next one begins, and the day is told", async ({ page }) => {
  await watch(page);
  await visitByHand(page);
  await counter(page).click();
  expect(await count(page)).toBe(1);
  await expect.poll(() => page.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("1 of 108");
  expect(await page.locator(".gold circle").count()).toBe(1);
  await press(page, 120);
  await page.getByRole("button", { name: "Completed" }).waitFor();
  await page.getByText("Chanting Completed", { exact: true }).waitFor();
  await page.waitForTimeout(500);
  expect(await seen(page)).toMatchObject({ bells: 1, toasts: 1 });
  await page.getByRole("button", { name: "Begin next mala" }).click();
  expect(await count(page)).toBe(0);
  await press(page, 108);
  await page.getByText("Malas today: 2").waitFor();
  await page.reload();
  await page.getByText("Malas today: 2").waitFor();
  await start(page).waitFor();
});

journey("the very first touch counts, though the practice is loaded only then", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).evaluate((button: HTMLElement) => button.click());
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

journey("it goes wholly by keyboard, and a key held down is one bead", async ({ page }) => {
  await visitByHand(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Space");
  expect(await count(page)).toBe(1);
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  expect(await count(page)).toBe(2);
  await page.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await count(page)).toBe(2);
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  expect(await count(page)).toBe(4);
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  expect(await count(page)).toBe(5);
});

journey("a quarter of the mala is announced, a bead is not", async ({ page }) => {
  await visitByHand(page);
  const said = page.locator("output.unseen");
  await press(page, 26);
  expect(await said.textContent()).toBe("");
  await press(page, 1);
  expect(await said.textContent()).toBe("27 of 108");
  await press(page, 5);
  expect(await said.textContent()).toBe("27 of 108");
});

for (const path of [SUNG, "/chant/krishna/yada-yada", "/chant/saraswati/ya-kundendu"]) {
  journey(`on a phone, ${path} needs no scrolling to chant`, async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone });
    await visit(page, path);
    for (const part of [".sanskrit", ".mala", ".hands .press", ".hands .go", ".hands .reset", ".switch"]) {
      const box = await page.locator(part).boundingBox();
      expect(box && box.y + box.height, part).toBeLessThanOrEqual(sizes.phone.height);
    }
  });
}

journey("on a screen of 320 px every button of the counter is whole", async ({ openPage }) => {
  const width = 320;
  const page = await openPage({ viewport: { width, height: 700 } });
  await visitByHand(page);
  await press(page, 1);
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  for (const button of await page.locator(".counter button").all()) {
    const box = await button.boundingBox();
    const name = (await button.textContent()) ?? "";
    expect(box && box.x, name).toBeGreaterThanOrEqual(0);
    expect(box && box.x + box.width, name).toBeLessThanOrEqual(width);
  }
});
