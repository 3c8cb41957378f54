import { expect, type Page } from "@playwright/test";
import { inARoom, silence, sing } from "mantra-listening/test-voice";
import { overflowOf, violationsOf } from "./axe.ts";
import { counter, isPlaying, pauseButton, singFor, start, SUNG } from "./chant-steps.ts";
import { hearing } from "./fake-microphone.ts";
import { atEachSize, byDayAndNight, journey, lowSizes, seeBriefly, sizes, visit } from "./journey.ts";

const VERSE = "/chant/shiva/maha-mrityunjaya";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const learn = (page: Page) => page.getByRole("tabpanel", { name: "Learn" });
const title = (page: Page) => learn(page).getByRole("heading", { level: 2 });
const goTo = (page: Page, step: string) =>
  page.getByRole("list", { name: "Steps" }).getByRole("button", { name: step, exact: true }).click();
const opacity = (page: Page) =>
  page.locator(".verse .sanskrit").evaluate((text) => Number(getComputedStyle(text).opacity));

async function openLearn(page: Page, path: string) {
  await visit(page, path);
  await page.getByRole("tab", { name: "Learn" }).click();
  await expect(title(page)).toBeVisible();
}

journey(
  "a short mantra is learned step by step, from hearing it to a mala, and no bead is counted before",
  async ({ page }) => {
    await singFor(page, 0.4);
    await openLearn(page, SUNG);
    await expect(learn(page)).toContainText("about 3 minutes");
    await button(page, "Listen").click();
    await button(page, "Next: slowly").click();
    await expect(learn(page).getByRole("list", { name: "Word by word" })).toContainText("homage");
    await button(page, "Play slowly").click();
    await button(page, "Next: say it").click();
    await expect(learn(page)).toContainText("Nothing you record leaves this device");
    await button(page, "Without a microphone").click();
    await expect(learn(page)).toContainText("Your turn");
    await button(page, "Stop").click();
    await button(page, "Next: 3 times").click();
    await button(page, "Begin").click();
    await expect(learn(page)).toContainText("3 of 3");
    await button(page, "Next: 11 times").click();
    await button(page, "Begin").click();
    await seeBriefly(learn(page), "7 of 11");
    await button(page, "Pause").click();
    const [said = ""] = /\d+ of 11/.exec(await learn(page).innerText()) ?? [];

    // The place in Learn is kept on the device. The text is faded at this step until it is touched.
    await page.reload();
    await expect(button(page, `Continue: ${said}`)).toBeVisible();
    await expect.poll(() => opacity(page)).toBeLessThan(0.5);
    await page.locator(".verse .sanskrit span").click();
    await expect.poll(() => opacity(page)).toBe(1);
    await expect(page.getByRole("region", { name: "The word you chose" })).toHaveCount(0);
    await button(page, `Continue: ${said}`).click();
    await button(page, "Next: 108 times").click();
    await expect(page.locator(".mala b")).toHaveText("0");
    await button(page, "Start the mala").click();
    await expect(pauseButton(page)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Chant", includeHidden: true })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect.poll(() => isPlaying(page)).toBe(true);
  },
);

journey(
  "a verse is learned line by line: one line is seen, and heard slowly until the next one is asked for",
  async ({ page }) => {
    await openLearn(page, VERSE);
    await goTo(page, "Lines");
    await expect(title(page)).toHaveText("Line 1 of 4");
    await button(page, "Next line").or(button(page, "Play slowly")).click();
    await button(page, "Next line").click();
    await expect(title(page)).toHaveText("Line 2 of 4");
    await expect(page.locator(".verse .sanskrit span:visible")).toHaveText("सुगन्धिं पुष्टिवर्धनम् ।");
    await expect(page.locator(".verse .sanskrit [data-sung]")).toHaveText("सुगन्धिं पुष्टिवर्धनम् ।");
    await button(page, "Pause").click();
    await expect(page.locator(".verse [data-sung]")).toHaveCount(0);
    await page.reload();
    await expect(button(page, "Continue: line 2")).toBeVisible();

    await atEachSize(page, [lowSizes.smallPhone, sizes.desktop], async () => {
      for (const step of ["Hear", "Lines", "Say", "3", "11", "108"]) {
        await goTo(page, step);
        expect(await overflowOf(page)).toBe(0);
      }
    });
    await byDayAndNight(page, async () => {
      for (const step of ["Lines", "Say", "11"]) {
        await goTo(page, step);
        expect(await violationsOf(page)).toEqual([]);
      }
    });
    await page.getByRole("tab", { name: "Chant" }).click();
    await expect(page.locator(".verse .sanskrit span:visible")).toHaveCount(4);
    await expect(counter(page)).toBeVisible();
  },
);

journey("on a phone the verse stands above what is learned while a mala is paused, too", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  await visit(page, VERSE);
  await start(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-alone");
  await pauseButton(page).click();
  await atEachSize(page, [sizes.phone, lowSizes.smallPhone, lowSizes.phoneOnItsSide], async ({ height }) => {
    await page.getByRole("tab", { name: "Chant" }).click();
    await expect(button(page, "Resume")).toBeInViewport();
    await page.getByRole("tab", { name: "Learn" }).click();
    await expect(title(page)).toBeInViewport();
    await expect(page.locator(".verse .sanskrit")).toBeInViewport({ ratio: 0.5 });
    const bottom = await page.locator(".chant").evaluate((screen) => screen.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThanOrEqual(height);
  });
});

journey(
  "without a recording a mantra is read, and its repetitions are counted by a press",
  async ({ page, expected }) => {
    expected.push(/ERR_FAILED/, /does not play/);
    await page.route("**/audio/mantras/**", (route) => route.abort());
    await openLearn(page, SUNG);
    await button(page, "Listen").click();
    await expect(learn(page).getByRole("alert")).toContainText("You can go on without it");
    await button(page, "Next: slowly").click();
    await button(page, "Next: say it").click();
    await button(page, "Next: 3 times").click();
    for (let time = 0; time < 3; time++) await button(page, "I said it").click();
    await button(page, "Next: 11 times").click();
    await expect(learn(page)).toContainText("0 of 11");
  },
);

hearing(() => inARoom([sing("onamasivaja", { pace: 0.2 }), silence(600)]))(
  "one's own voice is heard beside the teacher's, and nothing of it is sent",
  async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await singFor(page, 0.5);
    await openLearn(page, SUNG);
    await goTo(page, "Say");
    await button(page, "Record my voice").click();
    await seeBriefly(learn(page), "Recording: 2 s");
    await button(page, "Stop recording").click();
    await button(page, "Hear both").click();
    await expect(button(page, "Stop")).toBeVisible();
    await expect(button(page, "Next: 3 times")).toBeVisible({ timeout: 15_000 });
    expect(sent.filter((url) => !url.endsWith("/api/session"))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("learning"))).toContain('"step":"say"');
  },
);
