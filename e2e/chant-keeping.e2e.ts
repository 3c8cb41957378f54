import { expect } from "vitest";
import { auto, count, counter, press, start, SUNG, visit, visitByHand } from "./chant-steps.ts";
import { at, journey } from "./journey.ts";
import { avatar, signUp } from "./person.ts";

journey("a reload in mid-mala loses nothing, and Reset clears it", async ({ page }) => {
  await visitByHand(page);
  await press(page, 67);
  await page.reload();
  await page.getByRole("button", { name: "Continue from 67?" }).click();
  await counter(page).click();
  expect(await count(page)).toBe(68);
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await count(page)).toBe(0);
  await page.reload();
  await start(page).waitFor();
});

journey("two tabs never count the same mala, and either can take it over", async ({ page }) => {
  await visitByHand(page);
  await press(page, 5);
  const other = await page.context().newPage();
  await visit(other, SUNG);
  await other.getByText("This mala is being counted in another tab.").waitFor();
  expect(await counter(other).isDisabled()).toBe(true);
  await press(page, 2);
  await expect.poll(() => count(other)).toBe(7);
  await other.getByRole("button", { name: "Count here" }).click();
  await expect.poll(() => counter(other).isEnabled()).toBe(true);
  await counter(other).click();
  expect(await count(other)).toBe(8);
  await page.getByText("This mala is being counted in another tab.").waitFor();
  await press(page, 3);
  await expect.poll(() => count(page)).toBe(8);
  await page.getByRole("button", { name: "Count here" }).click();
  await expect.poll(() => counter(page).isEnabled()).toBe(true);
  await counter(page).click();
  expect(await count(page)).toBe(9);
  await expect.poll(() => count(other)).toBe(9);
  await page.close();
  await other.getByRole("button", { name: "Continue from 9?" }).waitFor();
});

journey("a browser that keeps nothing says so, and the practice goes on", async ({ page, expected }) => {
  expected.push(/The browser keeps nothing/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visitByHand(page);
  await press(page, 3);
  await page.getByText(/This browser keeps nothing/).waitFor();
  await press(page, 105);
  await page.getByText("Chanting Completed", { exact: true }).waitFor();
});

journey("a sankalpa counts its malas and days, survives a missed day, and can be let go", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00") });
  await visitByHand(page);
  await page.getByRole("button", { name: "Take a sankalpa" }).click();
  await page.getByLabel("malas a day").fill("2");
  await page.getByLabel("days, from today").fill("40");
  await page.getByRole("button", { name: "Take it" }).click();
  await page.getByText("0 of 2 malas today, day 1 of 40").waitFor();
  await press(page, 108);
  await page.getByText("1 of 2 malas today, day 1 of 40").waitFor();
  await page.clock.setFixedTime(new Date("2026-03-03T10:00:00"));
  await page.reload();
  await page.getByText("0 of 2 malas today, day 3 of 40").waitFor();
  await page.getByRole("button", { name: "Sankalpa" }).click();
  await page.getByText("2 days had fewer malas; the sankalpa goes on.").waitFor();
  await page.getByRole("button", { name: "Let it go" }).click();
  await page.getByRole("button", { name: "Take a sankalpa" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Take a sankalpa" }).waitFor();
});

journey("a sankalpa is of whole malas and days", async ({ page }) => {
  await visitByHand(page);
  await page.getByRole("button", { name: "Take a sankalpa" }).click();
  const dialog = page.getByRole("dialog", { name: "Sankalpa" });
  for (const days of ["", "0", "0.5", "1001"]) {
    await page.getByLabel("days, from today").fill(days);
    await page.getByRole("button", { name: "Take it" }).click();
    expect(await dialog.isVisible()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

journey(
  "without a network what is loaded later takes no mala down, and is there when it is back",
  async ({ page, expected }) => {
    expected.push(/INTERNET_DISCONNECTED/, /could not be loaded/);
    await signUp(page);
    await page.goto(at(SUNG));
    await avatar(page).waitFor();
    await auto(page).click();
    await press(page, 5);
    const later = [
      [page.getByRole("button", { name: "Dim the screen" }), page.getByRole("dialog", { name: "Dim view" })],
      [page.getByRole("button", { name: "Take a sankalpa" }), page.getByRole("dialog", { name: "Sankalpa" })],
      [avatar(page), page.getByRole("menu")],
    ] as const;
    await page.context().setOffline(true);
    for (const [button] of later) {
      const failure = page.waitForEvent("requestfailed");
      await button.click();
      await failure;
    }
    expect(await count(page)).toBe(5);
    await page.context().setOffline(false);
    for (const [button, opened] of later) {
      await button.click();
      await opened.waitFor();
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "hidden" });
    }
    expect(await count(page)).toBe(5);
  },
);
