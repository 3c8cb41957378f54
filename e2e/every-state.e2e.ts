import { expect, type Page } from "@playwright/test";
import { expectSound, phones } from "./appearances.ts";
import { counter, pause, press, showControls, start, visitByHand } from "./chant-steps.ts";
import { at, journey, visit } from "./journey.ts";
import { pressControl } from "./sitting-steps.ts";
import { violationsAtStandstill, stopClock } from "./stopped-clock.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

for (const [name, options] of Object.entries(phones)) {
  journey(`nothing is wrong with any state of a mala on ${name}`, async ({ openPage }) => {
    const page = await openPage(options);
    await visitByHand(page);
    await start(page).click();
    await press(page, 27);
    if (!(await button(page, "More").isVisible())) await page.keyboard.press("f");
    await expect(button(page, "More")).toBeVisible();
    await expectSound(page, "practice mode");
    await showControls(page);
    await page.getByText("Bead feedback").click();
    await expectSound(page, "its sheet, all unfolded");
    await button(page, "Close").click();
    await pause(page);
    await expect(counter(page)).toBeDisabled();
    await expectSound(page, "paused");
    await button(page, "Reset").click();
    await expect(button(page, "Undo")).toBeVisible();
    await expectSound(page, "a Reset that can be undone");
    await start(page).click();
    await press(page, 108);
    await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
    await expectSound(page, "stillness");
    await expect(page.getByText(/^108 · /)).toBeVisible();
    await expectSound(page, "complete");
    await page.goto(at("/"));
    await expect(page.getByText("1 mala today.")).toBeVisible();
    await expectSound(page, "home, after a mala");
  });

  journey(`nothing is wrong with any state of a sitting on ${name}`, async ({ openPage }) => {
    const page = await openPage({ ...options, reducedMotion: "reduce" });
    await page.clock.install();
    await visit(page, "/meditation");
    await stopClock(page);
    const expectSoundNow = (state: string) => expectSound(page, state, violationsAtStandstill);
    await button(page, "Start Meditation").click();
    await expect(page.getByText("Meditation Started", { exact: true })).toBeVisible();
    await expectSoundNow("begun");
    await page.clock.runFor(3 * 60 * 1000);
    await pressControl(page, button(page, "Pause"));
    await expectSoundNow("paused");
    await pressControl(page, button(page, "End Meditation"));
    await expect(button(page, "Resume")).toBeVisible();
    await expectSoundNow("ended, and can be resumed");
    await expect(button(page, "Resume")).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(button(page, "Done")).toBeVisible();
    await expectSoundNow("over");
  });
}
