import { chromium, type CDPSession, type Page } from "@playwright/test";
import { findOrInstallChromium } from "../../e2e/chromium.ts";
import { runServer } from "../../tools/run-server.ts";
import { atMost, report } from "./figures.ts";
import { costsOfTaps, type TraceEvent } from "./tap-trace.ts";

/**
 * This program measures the cost of a bead that is counted by hand on a phone, compared with a bare page that changes
 * one number: `node operate/measure/tap.ts [runs]`. Both are tapped in turn, so whatever else the machine does affects
 * both. A CPU time only counts what the page's main thread itself has done; the other times include its waiting.
 */
const runs = Number(process.argv[2] ?? 3);
const BLOCKS = 5;
const TAPS = 20;
/** The milliseconds between two taps, which are seven or eight beads a second. */
const GAP = 120;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"];

const bareText = `<!doctype html><meta name="viewport" content="width=device-width"><button style="touch-action:
manipulation;width:108px;height:108px">Counter</button><b>0</b><script>let count = 0;
document.querySelector("button").addEventListener("pointerdown", () =>
document.querySelector("b").firstChild.data = String(++count))</script>`;

const server = await runServer();

/**
 * Opens the chant page without a click, because once there is a mouse, a browser looks in each frame for what lies
 * under it.
 */
async function openChant(page: Page) {
  await page.goto(`${server.origin}/chant/shiva/om-namah-shivaya`, { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: "Manual" }).tap();
  await page.getByRole("button", { name: "Counter", exact: true }).tap();
}

async function openBare(page: Page) {
  await page.route("**/bare", (route) => route.fulfill({ contentType: "text/html", body: bareText }));
  await page.goto(`${server.origin}/bare`);
}

/** Opens a browser of its own, so that a trace is of one page. */
async function openPage(open: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: quiet });
  const page = await (await browser.newContext(phone)).newPage();
  await page.addInitScript(timeBegin);
  await open(page);
  await page.evaluate(timeEnd);
  const session = await page.context().newCDPSession(page);
  const box = await page.getByRole("button", { name: "Counter", exact: true }).boundingBox();
  if (!box) throw new Error("There is nothing to tap");
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { browser, page, session, touch };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** The milliseconds of each tap. */
interface Times {
  /** The time of everything that listens to the touch, and of what it renders at once. */
  handled: number[];
  /** The time from the touch until its frame is handed over, as exactly as a page can tell. */
  frames: number[];
}

/** This runs in the page, before anything else listens. */
function timeBegin() {
  const times = { handled: [], frames: [], begun: 0 };
  Object.assign(window, { times });
  addEventListener("pointerdown", () => (times.begun = performance.now()), { capture: true });
}

/**
 * This runs in the page, after everything else has listened. The counter stops the propagation of its touches, so they
 * are only seen at the window.
 */
function timeEnd() {
  const { times } = window as unknown as { times: Times & { begun: number } };
  const { port1, port2 } = new MessageChannel();
  let touched = 0;
  let ended = 0;
  port1.addEventListener("message", () => {
    times.handled.push(ended - times.begun);
    times.frames.push(performance.now() - touched);
  });
  port1.start();
  const end = () => (ended = performance.now());
  const touch = ({ timeStamp }: PointerEvent) => {
    touched = timeStamp;
    end();
    requestAnimationFrame(() => port2.postMessage(null));
  };
  addEventListener("pointerdown", touch, { capture: true });
  addEventListener("pointerdown", end);
}

async function record(session: CDPSession) {
  const events: TraceEvent[] = [];
  // The protocol does not define the shape of an event. tap-trace.ts only reads what every event has.
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = {
    includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    excludedCategories: ["*"],
  };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

/**
 * Taps a page. The other page must not be slowed down meanwhile, because a browser slows a page down by keeping a
 * processor busy.
 */
async function tap({ page, session, touch }: OpenPage, rate: number) {
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  for (let n = 0; n < TAPS; n++) {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // The taps must not be in step with the frames.
    await page.waitForTimeout(GAP + ((n * 7) % 17));
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

const timesOf = ({ page }: OpenPage) => page.evaluate(() => (window as unknown as { times: Times }).times);

/** Taps both pages in turn, and returns what `begin` reports about each at the end. */
async function tapBoth<Found>(rate: number, begin: (page: OpenPage) => Promise<() => Promise<Found>>) {
  const pages = [await openPage(openChant), await openPage(openBare)] as const;
  const ends = [await begin(pages[0]), await begin(pages[1])] as const;
  for (let block = 0; block < BLOCKS; block++) for (const page of pages) await tap(page, rate);
  const found = [await ends[0](), await ends[1]()] as const;
  for (const { browser } of pages) await browser.close();
  return found;
}

const timed = async (page: OpenPage) => () => timesOf(page);

async function traced({ browser }: OpenPage) {
  const trace = await record(await browser.newBrowserCDPSession());
  return async () => costsOfTaps(await trace());
}

type Costs = ReturnType<typeof costsOfTaps>;

const at = (share: number, times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;
const both = (times: number[]) => `${at(0.5, times).toFixed(2)} | ${at(0.98, times).toFixed(2)}`;
const figures = ({ handled, frames }: Times, { countCpu, eventsCpu, renderCpu, allCpu }: Costs) => ({
  taps: frames.length,
  handled: both(handled),
  "to the frame": both(frames),
  "count, CPU": both(countCpu),
  "all events, CPU": both(eventsCpu),
  "render, CPU": both(renderCpu),
  "all, CPU": both(allCpu),
});

for (const rate of [1, 4]) {
  for (let run = 0; run < runs; run++) {
    // Traces are separate, because recording slows a browser down, and more so the more it does.
    const times = await tapBoth(rate, timed);
    const costs = await tapBoth(rate, traced);
    const ratio = at(0.5, times[0].frames) / at(0.5, times[1].frames);
    console.log(`CPU/${rate}, ms, median | 98 of 100; frame ${ratio.toFixed(2)} of bare`);
    console.table({ chant: figures(times[0], costs[0]), bare: figures(times[1], costs[1]) });
    report([
      atMost(4, {
        what: `tap at CPU/${rate}: handlers and render, 98 of 100`,
        value: at(0.98, times[0].handled),
        unit: " ms",
      }),
      atMost(1.25, { what: `tap at CPU/${rate}: to its frame, median, of a bare page`, value: ratio }),
    ]);
  }
}
await server.stop();
