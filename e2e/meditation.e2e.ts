import { expect, type Page } from "@playwright/test";
import type { Meditation, MeditationSound } from "#model/meditation.ts";
import { at, atEachSize, journey, lowSizes, sizes, softly, visit } from "./journey.ts";
import { endSitting, pressControl, sitFor, stir, withoutFilm } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const MINUTE = 60_000;
/** The browser's console message about a refusal that the page itself also shows. */
const noFullscreen = /fullscreen/i;

const start = (page: Page) => page.getByRole("button", { name: "Start Meditation" });
const countdown = (page: Page) => page.getByRole("timer");
/** Expects one toast with all of these words. They are read at once, because the toast may end between two reads. */
const toast = (page: Page, ...words: string[]) =>
  words.reduce((found, each) => found.filter({ has: page.getByText(each, { exact: true }) }), page.locator(".toast"));

interface Heard {
  /** Returns the seconds between the call that scheduled a bell and the bell. */
  bells: { in: number }[];
  vibrations: unknown[];
}

/** Records what the page requests of the device. It is installed before the page's own scripts run. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard = { bells: [], vibrations: [] };
    Object.assign(window, { heard });
    const { start: begin } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when = 0) {
      if (this.frequency.value === 440) heard.bells.push({ in: when - this.context.currentTime });
      begin.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      heard.vibrations.push(pattern);
      return true;
    };
  });
// Set on the window by the script above.
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

journey.describe("before a sitting", () => {
  journey(
    "everything is chosen as the spec has it by default, and what is no duration is refused",
    async ({ page }) => {
      await visit(page, "/meditation");
      await expect(page.getByRole("heading", { level: 1, name: "Sacred Meditation" })).toBeVisible();
      await expect(page.getByRole("radio", { name: /Om Chanting/ })).toBeChecked();
      await expect(page.getByRole("radio", { name: "10 min" })).toBeChecked();
      await expect(page.getByRole("slider", { name: "Volume" }).first()).toHaveValue("70");
      for (const minutes of [5, 10, 15, 20, 30, 45]) {
        await expect(page.getByRole("radio", { name: `${minutes} min`, exact: true })).toHaveCount(1);
      }
      for (const tip of ["Posture", "Breathing", "Focus"])
        await expect(page.getByText(tip, { exact: true })).toBeVisible();
      for (const bad of ["0", "", "-3", "letters"]) {
        await softly(JSON.stringify(bad), async () => {
          await visit(page, "/meditation");
          await page.getByText("Custom", { exact: true }).click();
          const field = page.getByLabel("Minutes, 1 to 120");
          await field.pressSequentially(bad);
          await start(page).click();
          await expect(
            toast(page, "Invalid Duration", "Please select a meditation duration greater than 0."),
          ).toBeVisible();
          await expect(countdown(page)).toHaveCount(0);
        });
      }
      for (const [bad, word] of [
        ["121", "A sitting can last up to 120 minutes."],
        ["1e3", "A sitting can last up to 120 minutes."],
        ["0.5", "Please enter whole minutes, 1 to 120."],
      ] as const) {
        await softly(bad, async () => {
          await visit(page, "/meditation");
          const field = page.getByLabel("Minutes, 1 to 120");
          await field.pressSequentially(bad);
          await start(page).click();
          await expect(page.getByText(word)).toBeVisible();
          await expect(field).toHaveAttribute("aria-invalid", "true");
          await expect(field).toBeFocused();
          await expect(countdown(page)).toHaveCount(0);
        });
      }
    },
  );

  journey(
    "how one sat is remembered, and a browser that forbids storage is no hindrance",
    async ({ page, openPage }) => {
      await withoutFilm(page);
      await visit(page, "/meditation");
      await page.getByText("Relaxing Flute").click();
      await page.getByText("20 min").click();
      await page.getByText("Shape your sitting").click();
      await page.getByRole("checkbox", { name: "Bell at the start" }).check();
      await start(page).click();
      await expect(countdown(page)).toBeVisible();
      await endSitting(page);
      await page.reload();
      await expect(page.getByRole("radio", { name: /Relaxing Flute/ })).toBeChecked();
      await expect(page.getByRole("radio", { name: "20 min" })).toBeChecked();

      const forbidden = await openPage({ reducedMotion: "reduce" });
      await forbidden.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      });
      await visit(forbidden, "/meditation");
      await start(forbidden).click();
      await expect(countdown(forbidden)).toHaveText(/^09:5\d$/);
    },
  );
});

journey.describe("a sitting", () => {
  journey(
    "counts down, pauses, goes on, and tells who comes early out of it nothing of completion",
    async ({ page }) => {
      await listen(page);
      await visit(page, "/meditation");
      await start(page).click();
      await expect(toast(page, "Meditation Started", "10 minutes with Om Chanting.")).toBeVisible();
      await expect(countdown(page)).toHaveText(/^09:\d\d$/);
      await expect(page.getByRole("slider", { name: "Volume" }).last()).toHaveAttribute("aria-valuetext", "70%");
      await pressControl(page, page.getByRole("button", { name: "Pause" }));
      const paused = (await countdown(page).textContent()) ?? "";
      await page.waitForTimeout(1500);
      await expect(countdown(page)).toHaveText(paused);
      await pressControl(page, page.getByRole("button", { name: "Resume" }));
      await expect(countdown(page)).not.toHaveText(paused);
      await endSitting(page);
      await expect(start(page)).toBeVisible();
      await expect(page.getByText("Meditation Complete")).toHaveCount(0);
      expect((await heard(page)).vibrations).toEqual([200]);
    },
  );

  journey("steps back after three seconds without a movement, and comes back with one", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await visit(page, "/meditation");
    await start(page).click();
    await expect(countdown(page)).toBeVisible();
    const opacity = () => page.locator(".controls").evaluate((controls) => getComputedStyle(controls).opacity);
    await expect.poll(opacity).toBe("0");
    await stir(page);
    await expect.poll(opacity).toBe("1");
    await endSitting(page);
  });

  journey("goes on when the film fails, and when the sound fails, and says so", async ({ page, expected }) => {
    expected.push(/cosmic_om|relaxing-flute|status of 404|does not play/);
    await page.route(/\.mp4$/, (route) => route.fulfill({ status: 404 }));
    await visit(page, "/meditation");
    await start(page).click();
    await expect(
      toast(page, "Video Playback Error", "There was an issue playing the meditation visualization."),
    ).toBeVisible();
    await expect(countdown(page)).toHaveText(/^09:\d\d$/);
    await endSitting(page);

    await page.unroute(/\.mp4$/);
    await page.route(/\.mp3$/, (route) => route.fulfill({ status: 404 }));
    await page.getByText("Relaxing Flute").click();
    await start(page).click();
    await expect(toast(page, "Audio Playback Error", "There was an issue playing the meditation sound.")).toBeVisible();
    await expect(countdown(page)).toHaveText(/^09:\d\d$/);
  });

  journey("is shown whole by Fullscreen and left again, by the button and by Escape", async ({ page, expected }) => {
    expected.push(noFullscreen);
    await visit(page, "/meditation");
    await start(page).click();
    await pressControl(page, page.getByRole("button", { name: "Fullscreen", exact: true }));
    await pressControl(page, page.getByRole("button", { name: "Exit Fullscreen" }));
    await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible();
  });

  journey("fills the window where a device has no fullscreen", async ({ page }) => {
    await withoutFilm(page);
    await page.addInitScript(() => {
      Object.defineProperty(Element.prototype, "requestFullscreen", { value: undefined });
    });
    await visit(page, "/meditation");
    await start(page).click();
    await pressControl(page, page.getByRole("button", { name: "Fullscreen", exact: true }));
    await expect(page.getByText("Fullscreen isn't available here")).toBeVisible();
    await expect(page.locator(".site-header")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible();
    await expect(page.locator(".site-header")).toBeVisible();
  });

  journey(
    "says that it has begun beside its buttons and its clock, not over them, on every screen",
    async ({ page }) => {
      const viewports = [...Object.values(sizes), lowSizes.phoneOnItsSide];
      await withoutFilm(page);
      await page.clock.install();
      await visit(page, "/meditation");
      // The message is shown only for a few seconds.
      await stopClock(page);
      await start(page).click();
      const [toast, controls] = [page.locator(".toast"), page.locator(".controls")];
      await expect(toast).toBeVisible();
      await atEachSize(page, viewports, async (viewport) => {
        await expect(async () => {
          const [said, buttons] = await Promise.all([toast.boundingBox(), controls.boundingBox()]);
          if (!said || !buttons) throw new Error("Both must be there");
          expect(said.y + said.height <= buttons.y || said.y >= buttons.y + buttons.height).toBe(true);
        }).toPass();
        const middle = viewport.width / 2;
        const clock = await countdown(page).boundingBox();
        const said = await toast.boundingBox();
        if (!said || !clock) throw new Error("Both must be there");
        const isBeside = said.x > middle || said.x + said.width < middle;
        expect(isBeside || said.y + said.height <= clock.y || said.y >= clock.y + clock.height).toBe(true);
        // On a large screen the message stands beside the clock, in the corner above the petals.
        if (viewport === sizes.desktop) expect(said.y + said.height).toBeLessThan(clock.y + clock.height);
      });
    },
  );

  journey("asks before it is left by a link or by the way back", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop, reducedMotion: "reduce" });
    await page.goto(at("/mantras"));
    await page.getByRole("link", { name: "Meditation", exact: true }).click();
    await start(page).click();
    await expect(countdown(page)).toBeVisible();
    const question = page.getByRole("dialog", { name: "End this sitting?" });

    await pressControl(page, page.getByRole("link", { name: "About", exact: true }), question);
    await page.getByRole("button", { name: "Keep sitting" }).click();
    await expect(question).toBeHidden();
    expect(new URL(page.url()).pathname).toBe("/meditation");

    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(countdown(page)).toBeVisible();

    await page.goBack();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "End and leave" }).click();
    await page.waitForURL(at("/mantras"));
    await expect(page.getByRole("heading", { level: 1, name: "Sacred Mantras Collection" })).toBeVisible();
  });

  journey("asks before it is left by several steps back, and then leads as far as was asked", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop, reducedMotion: "reduce" });
    const question = page.getByRole("dialog", { name: "End this sitting?" });
    const keep = page.getByRole("button", { name: "Keep sitting" });
    const goBack = (steps: number) => page.evaluate((by) => history.go(-by), steps);
    const follow = async (name: string) => {
      await page.getByRole("link", { name, exact: true }).first().click();
      await expect(page.locator("nav [aria-current]")).toHaveText(name);
    };
    const begin = async () => {
      await start(page).click();
      await expect(countdown(page)).toBeVisible();
    };
    // An earlier visit to the same page is not mistaken for the sitting's own.
    await visit(page, "/meditation");
    for (const name of ["About", "Mantras", "Meditation"]) await follow(name);
    await begin();
    for (const steps of [2, 3, 1]) {
      await goBack(steps);
      await expect(question).toBeVisible();
      await keep.click();
      await expect(countdown(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/meditation");
    }
    await goBack(1);
    await page.getByRole("button", { name: "End and leave" }).click();
    await page.waitForURL(at("/meditation"));
    await expect(start(page)).toBeVisible();

    for (const name of ["About", "Mantras", "Meditation"]) await follow(name);
    await begin();
    await goBack(2);
    await keep.click();
    await endSitting(page);
    await expect(start(page)).toBeVisible();
    await page.goBack();
    await page.waitForURL(at("/mantras"));
    await page.goBack();
    await page.waitForURL(at("/about"));
  });

  journey(
    "is begun, paused, dimmed and ended by keys alone, with reduced motion and without a film",
    async ({ openPage }) => {
      const page = await openPage({ viewport: sizes.desktop, reducedMotion: "reduce" });
      await visit(page, "/meditation");
      await page.getByRole("radio", { name: "10 min" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: "15 min" })).toBeChecked();
      await page.getByRole("radio", { name: /Om Chanting/ }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: /Relaxing Flute/ })).toBeChecked();
      await start(page).focus();
      await page.keyboard.press("Enter");
      await expect(countdown(page)).toHaveText(/^14:5[0-8]$/);
      await expect(page.locator(".sitting video")).toHaveCount(0);
      await expect(page.getByRole("img", { name: /golden Om/ })).toBeVisible();

      const press = async (name: string) => {
        for (let steps = 0; steps < 12; steps++) {
          await page.keyboard.press("Tab");
          const focused = await page.evaluate(() => document.activeElement?.textContent);
          if (focused === name) return page.keyboard.press("Enter");
        }
        throw new Error(`Tab does not lead to ${name}`);
      };
      await press("Pause");
      await expect(page.getByText("Paused", { exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await press("Dim");
      await expect(page.getByRole("button", { name: "Show the picture" })).toBeVisible();
      await press("End Meditation");
      await press("Done");
      await expect(start(page)).toBeFocused();
    },
  );
});

/** Returns the time in ms at which the sitting ends by its countdown, which may show a second too many. */
const endShown = (page: Page) =>
  countdown(page).evaluate((timer) => {
    const [minutes = 0, seconds = 0] = (timer.textContent ?? "").split(":").map(Number);
    return Date.now() + (60 * minutes + seconds) * 1000;
  });

journey.describe("45 minutes", () => {
  const noon = new Date("2026-11-20T12:00:00Z");

  async function sit(page: Page) {
    await withoutFilm(page);
    await listen(page);
    await page.clock.install({ time: noon });
    await visit(page, "/meditation");
    await page.getByText("45 min").click();
    await start(page).click();
    await expect(countdown(page)).toBeVisible();
  }

  journey("with ten of them frozen show the true time, and end at it with bell, pulses and toast", async ({ page }) => {
    await sit(page);
    const [bell] = (await heard(page)).bells;
    // The bell is scheduled on the audio clock from the start, so that no late timer of the page delays it.
    expect(bell?.in).toBeCloseTo(45 * 60, 0);
    const promised = await endShown(page);
    for (let pulse = 0; pulse < 4; pulse++) await sitFor(page, 5 * MINUTE);
    await page.clock.fastForward(10 * MINUTE);
    await page.clock.runFor(1000);
    await expect(countdown(page)).toHaveText(/^14:\d\d$/);
    // A busy page may show a second late, while its clock goes on.
    await expect.poll(async () => Math.abs((await endShown(page)) - promised)).toBeLessThan(2000);
    const { vibrations } = await heard(page);
    expect(vibrations.slice(0, 4)).toEqual([200, [100, 50, 100], [100, 50, 100], [100, 50, 100]]);

    // The clock is stopped right after the end, however long the page takes to show it.
    await page.clock.pauseAt(new Date(promised - 0.5 * MINUTE));
    await sitFor(page, 0.5 * MINUTE + 1000);
    await expect(toast(page, "Meditation Complete", "You sat for 45 minutes with Om Chanting.")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(start(page)).toBeVisible();
    expect((await heard(page)).vibrations.at(-1)).toEqual([200, 100, 200, 100, 200, 100, 200, 100, 200]);
    expect((await heard(page)).bells.at(-1)?.in).toBeLessThan(1);
  });

  journey("whose end is slept through are over at once, and say when they ended", async ({ page }) => {
    await sit(page);
    await sitFor(page, 40 * MINUTE);
    await page.clock.fastForward(20 * MINUTE);
    await expect(toast(page, "Meditation Complete")).toBeVisible();
    await expect(page.getByText(/^Your sitting of 45 minutes ended at \d{1,2}:45/)).toBeVisible();
  });
});

interface Turn {
  silentSamples: number;
  wrongSamples: number;
  step: number;
  largestStep: number;
}

/** Returns the two seconds around the turn of a loop as Chromium plays them, and the samples that are expected there. */
const playTurn = (page: Page, sound: MeditationSound, sampleRate: number) =>
  page.evaluate(
    async ({ audioUrl, loopStart, loopEnd, sampleRate }): Promise<Turn> => {
      const SIDE = 2 * sampleRate;
      const context = new OfflineAudioContext(1, 2 * SIDE, sampleRate);
      const buffer = await context.decodeAudioData(await (await fetch(audioUrl)).arrayBuffer());
      const mono = new AudioBuffer({ length: buffer.length, sampleRate, numberOfChannels: 1 });
      mono.copyToChannel(buffer.getChannelData(0), 0);
      const source = new AudioBufferSourceNode(context, { buffer: mono, loop: true, loopStart, loopEnd });
      source.connect(context.destination);
      source.start(0, loopEnd - 2);
      const played = (await context.startRendering()).getChannelData(0);
      const written = mono.getChannelData(0);
      const [first, last] = [Math.round(loopStart * sampleRate), Math.round(loopEnd * sampleRate)];
      const turn = { silentSamples: 0, wrongSamples: 0, step: 0, largestStep: 0 };
      for (let place = 1; place < played.length; place++) {
        const due = place < SIDE ? written[last - SIDE + place] : written[first + place - SIDE];
        const [before = 0, now = 0] = [played[place - 1], played[place]];
        if (now !== due) turn.wrongSamples += 1;
        if (now === 0 && before === 0) turn.silentSamples += 1;
        if (place === SIDE) turn.step = Math.abs(now - before);
        else turn.largestStep = Math.max(turn.largestStep, Math.abs(now - before));
      }
      return turn;
    },
    { ...sound, sampleRate },
  );

journey("each sound turns without a gap of a single sample, and without a click", async ({ page }) => {
  await visit(page, "/meditation");
  const { sounds } = await page.evaluate(async (): Promise<Meditation> => (await fetch("/api/meditation")).json());
  for (const sampleRate of [44_100, 48_000]) {
    for (const sound of sounds) {
      await softly(`${sound.audioUrl} at ${sampleRate} Hz`, async () => {
        const turn = await playTurn(page, sound, sampleRate);
        expect(turn).toMatchObject({ silentSamples: 0, wrongSamples: 0 });
        expect(turn.step).toBeLessThanOrEqual(turn.largestStep);
      });
    }
  }
});
