// `node operate/measure/hidden-sitting.ts [minutes 45] [frozen 10]` sits in tabs that are really hidden, in real time.
import { setTimeout as pause } from "node:timers/promises";
import { runServer } from "../../tools/run-server.ts";
import { launchRawBrowser } from "./raw-browser.ts";

const [minutes, frozenMinutes] = [Number(process.argv[2] ?? 45), Number(process.argv[3] ?? 10)];
const MINUTE = 60_000;

/** The notes of a page about one sitting. Times of day are in ms. */
interface Noted {
  startedAt: number;
  hiddenAt: number;
  pulses: number[];
  toast: { text: string; at: number } | null;
  /** The loudest sample of each 50 ms in which a sound was heard. */
  heard: { at: number; peak: number }[];
}

/** Runs before the page's own scripts and records sounds, toasts and vibrations. */
function note() {
  const noted: Noted = { startedAt: 0, hiddenAt: 0, pulses: [], toast: null, heard: [] };
  Object.assign(window, { noted });
  const levelMeter = `registerProcessor("level-meter", class extends AudioWorkletProcessor {
    peak = 0; blocks = 0;
    process([[channel = []] = []]) {
      for (const sample of channel) this.peak = Math.max(this.peak, Math.abs(sample));
      if (++this.blocks * 128 < sampleRate / 20) return true;
      this.port.postMessage({ time: currentTime, peak: this.peak });
      this.peak = this.blocks = 0;
      return true;
    }
  })`;
  const { connect } = AudioNode.prototype;
  const listening = new WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>();
  const listenTo = async (context: BaseAudioContext) => {
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([levelMeter], { type: "text/javascript" })));
    const node = new AudioWorkletNode(context, "level-meter");
    node.port.addEventListener("message", ({ data: { time, peak } }) => {
      noted.heard.push({ at: Date.now() - (context.currentTime - time) * 1000, peak });
      if (noted.heard.length > 600) noted.heard.shift();
    });
    node.port.start();
    return node;
  };
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    const { context } = this;
    if (args[0] instanceof AudioDestinationNode) {
      if (!listening.has(context)) listening.set(context, listenTo(context));
      void listening.get(context)?.then((node) => Reflect.apply(connect, this, [node]));
    }
    return Reflect.apply(connect, this, args);
  };
  navigator.vibrate = (pattern) => {
    if (noted.startedAt === 0) noted.startedAt = Date.now();
    else if (Array.isArray(pattern)) noted.pulses.push(Date.now());
    return true;
  };
  addEventListener("visibilitychange", () => (noted.hiddenAt ||= Date.now()), { once: true });
  new MutationObserver(() => {
    const text = document.querySelector(".toast")?.textContent ?? "";
    if (text.includes("Complete")) noted.toast ??= { text, at: Date.now() };
  }).observe(document, { childList: true, subtree: true });
}

const server = await runServer();
const browser = await launchRawBrowser();

/** Opens a tab, fills the form in, presses Start, and puts the tab behind another. */
async function sit() {
  const tab = await browser.openTab();
  await tab.send("Page.setBypassCSP", { enabled: true }); // The site's policy would refuse the recorder, so it is switched off.
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${note})()` });
  await tab.send("Page.navigate", { url: `${server.origin}/meditation` });
  await pause(3000);
  await tab.evaluate(`document.querySelector('input[value="custom"]').click()`);
  await pause(1000);
  await tab.evaluate(`(() => {
    const field = document.querySelector('input[type="number"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "${minutes}");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  await pause(500);
  await tab.evaluate(`document.querySelector(".start-bar button").click()`);
  await pause(3000);
  return {
    command: tab.send,
    read: () => tab.evaluate<Noted>("window.noted"),
    clock: () => tab.evaluate<string>(`document.querySelector(".countdown")?.textContent`),
  };
}

const hidden = await sit();
const frozen = await sit();
const front = await browser.openTab();
await front.show();

const freezesAfter = ((minutes - frozenMinutes) / 2) * MINUTE;
await pause(freezesAfter);
await frozen.command("Page.setWebLifecycleState", { state: "frozen" });
await pause(frozenMinutes * MINUTE);
await frozen.command("Page.setWebLifecycleState", { state: "active" });
await pause(2000);
console.log(`After ${frozenMinutes} frozen minutes the countdown shows ${await frozen.clock()}.`);
await pause(minutes * MINUTE - freezesAfter - frozenMinutes * MINUTE + 15_000);

console.table({
  [`${minutes} min hidden`]: judge(await hidden.read()),
  [`… ${frozenMinutes} of them frozen`]: judge(await frozen.read()),
});

/** Returns the milliseconds from the moment at which a sitting should have ended. */
function judge({ startedAt, hiddenAt, pulses, toast, heard }: Noted) {
  const due = startedAt + minutes * MINUTE;
  const loud = heard.filter(({ peak }) => peak > 0.01);
  const bell = loud.find(({ at }, place) => Math.abs(at - due) < 5000 && at - (loud[place - 1]?.at ?? 0) > 120);
  const intervals = pulses.slice(0, -1).map((at, place) => at - (pulses[place - 1] ?? startedAt));
  return {
    // Chromium's headless shell has no windows, and only hides tabs that are frozen.
    "hidden after s": hiddenAt ? Math.round((hiddenAt - startedAt) / 1000) : "never",
    "toast, ms off": toast && toast.at - due,
    "bell, ms off": bell && Math.round(bell.at - due),
    "bell's peak": Math.max(...loud.filter(({ at }) => at >= due - 200).map(({ peak }) => peak)).toFixed(2),
    pulses: pulses.length,
    "longest wait for a pulse, s": Math.round(Math.max(...intervals) / 1000),
  };
}

await browser.close();
await server.stop();
