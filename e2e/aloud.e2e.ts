import { expect, type Page } from "@playwright/test";
import { SAMPLE_RATE, wavFile } from "mantra-listening";
import { inARoom, silence, sing, talkInWords } from "mantra-listening/test-voice";
import { readSpeakers, recordSpeaker, SPOKEN_TEXTS } from "mantra-listening-figures/people/spoken-digits.ts";
import { violationsOf } from "./axe.ts";
import {
  count,
  countOf,
  manual,
  pause,
  pauseButton,
  press,
  recordings,
  showControls,
  start,
  SUNG,
} from "./chant-steps.ts";
import { forbidding, hearing } from "./fake-microphone.ts";
import { visit, button } from "./journey.ts";

const TEXT = "onasihuaenaose";
const aloud = (page: Page) => page.getByRole("radio", { name: "Aloud" });
const panel = (page: Page) => page.getByRole("region", { name: "Counting what you chant aloud" });

const teach = (page: Page) => button(page, "Chant three times so it knows your voice");
const remember = (page: Page) => page.getByLabel("Remember how I chant this");
const openVoice = (page: Page) => panel(page).locator("summary").click();
const chant = (times: number) => Array.from({ length: times }, () => [sing(TEXT, { pace: 0.14 }), silence(0.9)]).flat();
/** Returns how much the ring glows, from 0 to 1. */
const glow = (page: Page) =>
  page.locator(".mala").evaluate((ring) => Number(getComputedStyle(ring, "::before").opacity));

/** Opens a chant whose recording cannot be loaded, in the mode in which the voice counts. */
async function beginWithoutRecording(page: Page, expected: RegExp[]) {
  expected.push(/404/);
  await page.route(recordings, (route) => route.fulfill({ status: 404, body: "" }));
  await visit(page, SUNG);
  await expect(page.getByText(/could not be played/)).toBeVisible();
  await aloud(page).click();
}

/** Starts a chant in the mode in which the voice counts, with a recording in which the text is said by another voice. */
async function startWithRecording(page: Page) {
  const [text, rest] = [sing(TEXT, { pace: 0.3, pitch: 190, throat: 1.1 }), silence(0.5)];
  const recording = Buffer.from(wavFile({ samples: inARoom([rest, text, rest]), rate: SAMPLE_RATE }));
  await page.route(recordings, (route) => route.fulfill({ contentType: "audio/wav", body: recording }));
  await visit(page, SUNG);
  await aloud(page).click();
  await start(page).click();
}

const makeFiveRepetitions = () => inARoom([silence(8), ...chant(5), silence(600)]);

hearing(() => inARoom([silence(12), ...chant(8), silence(5), ...talkInWords(60, 5), silence(600)]))(
  "a voice that no recording can find is learned by the same press on Start, its first three repetitions are beads, and after two corrections a lesson is offered",
  async ({ page, expected }) => {
    await beginWithoutRecording(page, expected);
    await expect(panel(page)).toContainText("Your chanting is listened to on this device only");
    await expect(panel(page)).toContainText("Start, then chant three times");
    await start(page).click();
    await expect(panel(page)).toContainText("Chant three times, so that it knows your voice.");
    await expect(panel(page)).toContainText("Heard: 0 of 3");
    await expect(panel(page)).toContainText("Each repetition lights a bead.", { timeout: 60_000 });
    await expect.poll(() => countOf(page), { timeout: 120_000 }).toBe(8);
    // The sound of the room continues, and is not counted as a repetition.
    await page.waitForTimeout(4000);
    expect(await countOf(page)).toBe(8);
    await expect(teach(page)).toHaveCount(0);

    await page.getByRole("button", { name: /^−1/ }).click();
    await expect(count(page)).toHaveText("7");
    await expect(teach(page)).toHaveCount(0);
    await button(page, "+1").click();
    await expect(panel(page)).toContainText("Beads missing, or too many?");
    await teach(page).click();
    await expect(panel(page)).toContainText("Heard: 0 of 3");
    await pause(page);
    await page.reload();
    await aloud(page).click();
    await expect(panel(page)).toContainText("Start, then chant three times");
  },
);

hearing(makeFiveRepetitions)(
  "who only chants on lets the ring glow at once, is counted from the first repetition without a lesson, on a dimmed screen too, and is asked for the beads that are missing",
  async ({ page }) => {
    await startWithRecording(page);
    await expect(panel(page)).toContainText("Keep chanting.");
    await expect.poll(() => glow(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
    expect(await countOf(page)).toBe(0);
    await showControls(page);
    await page.getByRole("button", { name: "Dim the screen" }).click();
    const dimmed = page.getByRole("dialog", { name: "Dim view" });
    await expect(dimmed).toContainText("5 out of 108", { timeout: 70_000 });
    await dimmed.getByRole("button", { name: "Show the screen" }).click();
    await expect.poll(() => glow(page)).toBe(0);
    expect(await page.locator("audio").evaluate((player: HTMLAudioElement) => player.paused)).toBe(true);
    await pause(page);
    await openVoice(page);
    await remember(page).click();
    await expect(remember(page)).toBeChecked();
    await button(page, "Resume").click();
    await press(page, 101);
    await expect(panel(page)).toContainText("106 heard. Were there 108?", { timeout: 15_000 });
    await button(page, "Yes, 108").click();
    await expect.poll(() => countOf(page)).toBe(108);

    await page.reload();
    await aloud(page).click();
    await expect(panel(page)).toContainText("It knows your voice.");
    await openVoice(page);
    await remember(page).click();
    await expect(remember(page)).not.toBeChecked();
    await page.reload();
    await aloud(page).click();
    await expect(panel(page)).toContainText("Start, and chant.");
  },
);

/** Sets the clock of the device by some minutes. What only counts, as sound does, goes on. */
const setClock = (page: Page, minutes: number) =>
  page.evaluate((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by * 60_000;
  }, minutes);

hearing(makeFiveRepetitions)(
  "while a voice counts, a clock that is set back by an hour and then on by six minutes moves neither the beads nor the time of the mala",
  async ({ page }) => {
    await startWithRecording(page);
    await setClock(page, -60);
    await expect.poll(() => countOf(page), { timeout: 70_000 }).toBe(5);
    await setClock(page, 66);
    await press(page, 103);
    await expect(page.locator(".mala-closing")).toContainText(/108 · ([0-4] min )?\d+ s/, { timeout: 15_000 });
  },
);

/** Where somebody has the recordings of people of `npm run aloud:people`, a real voice is heard, too. */
const digits = process.env["SPOKEN_DIGITS"];
if (digits !== undefined) {
  const [person] = readSpeakers(digits);
  const [text] = SPOKEN_TEXTS;
  if (!person || !text) throw new Error(`there is nobody in ${digits}`);
  const options = { seed: 1, repetitions: 11, gaps: [1, 1.3], lead: 12, loudness: 2, others: [] } as const;
  hearing(() => inARoom([recordSpeaker(text, person, options).sound, silence(600)]))(
    "a real voice that no recording can find is learned, and each repetition is a bead",
    async ({ page, expected }) => {
      await beginWithoutRecording(page, expected);
      await start(page).click();
      await expect(panel(page)).toContainText("Each repetition lights a bead.", { timeout: 60_000 });
      await expect.poll(() => countOf(page), { timeout: 120_000 }).toBe(options.repetitions);
      await page.waitForTimeout(4000);
      expect(await countOf(page)).toBe(options.repetitions);
    },
  );
}

/** Records the audio contexts and the microphones that the page opens. */
const noteSound = (page: Page) =>
  page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const tracks: MediaStreamTrack[] = [];
    class NotedContext extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    }
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function (constraints) {
      const stream = await getUserMedia.call(this, constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { AudioContext: NotedContext, contexts, tracks });
  });
/** Set on the window by the script above. */
type Noted = Window & { contexts: AudioContext[]; tracks: MediaStreamTrack[] };

/** Mutes the microphone's track, as the system does during a call. The track does not end. */
const muteMicrophone = (page: Page, isMuted: boolean) =>
  page.evaluate((muted) => {
    for (const track of (window as unknown as Noted).tracks)
      Object.defineProperty(track, "muted", { value: muted, configurable: true });
  }, isMuted);

/** Suspends the page's audio context as the system does, which also decides when it may resume. */
const interruptSound = (page: Page, isInterrupted: boolean) =>
  page.evaluate(async (interrupted) => {
    for (const context of (window as unknown as Noted).contexts) {
      if (!interrupted) Reflect.deleteProperty(context, "resume");
      else Object.assign(context, { resume: () => Promise.reject(new DOMException("Not now", "InvalidStateError")) });
      if (interrupted) await context.suspend();
    }
  }, isInterrupted);

const makeTalk = () => inARoom([silence(2), ...talkInWords(60, 5), silence(600)]);

hearing(makeTalk)("of talk nothing is counted, and a silent microphone is said and waited for", async ({ page }) => {
  await noteSound(page);
  const secondsHeard = () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as Noted).contexts.map(({ currentTime }) => currentTime)));
  await visit(page, SUNG);
  await aloud(page).click();
  await start(page).click();
  await expect(panel(page)).toContainText("Keep chanting.");
  // Each of these would take a murmur for noise, or a rest between repetitions for a reason to be louder.
  const asked = await page.evaluate(() => (window as unknown as Noted).tracks.map((track) => track.getConstraints()));
  expect(asked).toEqual([
    expect.objectContaining({ echoCancellation: false, noiseSuppression: false, autoGainControl: false }),
  ]);
  const before = await secondsHeard();
  await expect.poll(async () => (await secondsHeard()) - before).toBeGreaterThan(8);
  expect(await countOf(page)).toBe(0);

  for (const silenceMicrophone of [muteMicrophone, interruptSound]) {
    await silenceMicrophone(page, true);
    await expect(panel(page)).toContainText("Nothing comes from the microphone");
    await expect(button(page, "Resume")).toBeVisible();
    await silenceMicrophone(page, false);
    await expect(pauseButton(page)).toBeVisible();
    await expect(panel(page)).not.toContainText("Nothing comes from the microphone");
  }
});

hearing(() => silence(600))(
  "a text of one part that is said twice is taught: no recording tells which of them is the beginning",
  async ({ page }) => {
    await visit(page, "/chant/radha/radhe-radhe");
    await aloud(page).click();
    await expect(panel(page)).toContainText("Start, then chant three times, so that it knows your voice.");
    await start(page).click();
    await expect(panel(page)).toHaveAttribute("data-status", "lesson");
    await expect(button(page, "Repetition done")).toBeVisible();
  },
);

forbidding()("a forbidden microphone is reported, with another try and the other modes", async ({ page }) => {
  await visit(page, SUNG);
  await aloud(page).click();
  await expect(panel(page)).toContainText("The microphone is blocked for this site.");
  await expect(button(page, "Try again")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await manual(page).click();
  await expect(panel(page)).toHaveCount(0);
  await start(page).click();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1");
});
