import { expect } from "@playwright/test";
import { audio, isPlaying, start, SUNG } from "./chant-steps.ts";
import { journey } from "./journey.ts";
import { openOnSlowLine } from "./slow-line.ts";

const pause = "Pause";

journey.describe("a recording that is started before the app is there", () => {
  journey("plays on after a second press, whose button still says Start", async ({ page }) => {
    const arrive = await openOnSlowLine(page, SUNG);
    await start(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await start(page).click();
    arrive();
    await expect(page.getByRole("button", { name: pause })).toBeVisible();
    expect(await isPlaying(page)).toBe(true);
  });

  journey("stays paused when its own controls have paused it meanwhile", async ({ page }) => {
    const arrive = await openOnSlowLine(page, SUNG);
    await start(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await audio(page).evaluate((player: HTMLAudioElement) => player.pause());
    arrive();
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
  });
});
