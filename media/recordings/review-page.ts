/**
 * This is the page on which the times of a recording are corrected by ear. It runs in the browser, as review.ts serves
 * it.
 */

interface Syllable {
  transliteration: string;
  start: number;
  end: number;
}

interface Recording {
  credit: string;
  seconds: number;
  syllables: Syllable[];
}

/** A line that can be moved: the end of one syllable, the start of the next, or both. */
interface Boundary {
  before: Syllable | undefined;
  after: Syllable | undefined;
}

const SVG = "http://www.w3.org/2000/svg";
const PIXELS_PER_SECOND = 160;
const HEIGHT = 220;
const STEP = 0.01;
const LONG_STEP = 0.05;
/** After a boundary was moved, so many seconds on each side are played. */
const AROUND = 0.2;
const SHORTEST = 0.02;
/** Two syllables share a boundary if at most so many seconds of silence are between them. */
const TOUCHING = 0.005;

function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const player = find<HTMLAudioElement>("audio");
const output = find<HTMLOutputElement>("output");
const recording = (await (await fetch("/recording.json")).json()) as Recording;
const { syllables } = recording;
let chosen = 0;
let stopAt = Infinity;

const boundaries: Boundary[] = syllables.flatMap((syllable, place): Boundary[] => {
  const next = syllables[place + 1];
  const first = place === 0 ? [{ before: undefined, after: syllable }] : [];
  if (next && next.start - syllable.end < TOUCHING) return [...first, { before: syllable, after: next }];
  return [...first, { before: syllable, after: undefined }, ...(next ? [{ before: undefined, after: next }] : [])];
});

const timeOf = ({ before, after }: Boundary) => after?.start ?? before?.end ?? 0;

function element(name: string, attributes: Record<string, string | number>, parent: Element): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made;
}

const picture = element(
  "svg",
  { width: recording.seconds * PIXELS_PER_SECOND, height: HEIGHT, role: "img" },
  find("#strip"),
);
const fields = syllables.map((syllable) => {
  const field = element("rect", { y: 0, height: HEIGHT, fill: "#fff", "fill-opacity": 0.6 }, picture);
  field.addEventListener("click", () => play(syllable.start, syllable.end));
  return field;
});
const labels = syllables.map(({ transliteration }) => {
  const label = element("text", { y: 18, "pointer-events": "none" }, picture);
  label.textContent = transliteration;
  return label;
});
const lines = boundaries.map((_, place) => {
  const line = element("line", { y1: 24, y2: HEIGHT, stroke: "#1d4ed8", "stroke-width": 2 }, picture);
  const grip = element("line", { y1: 24, y2: HEIGHT, stroke: "transparent", "stroke-width": 14 }, picture);
  grip.addEventListener("click", () => choose(place));
  return { line, grip };
});

async function drawWave() {
  const context = new OfflineAudioContext(1, 1, 8000);
  const sound = await context.decodeAudioData(await (await fetch("/sound.mp3")).arrayBuffer());
  const samples = sound.getChannelData(0);
  const perPixel = Math.floor(sound.sampleRate / PIXELS_PER_SECOND);
  const path = Array.from({ length: Math.floor(samples.length / perPixel) }, (_, x) => {
    const highest = samples.slice(x * perPixel, (x + 1) * perPixel).reduce((most, s) => Math.max(most, Math.abs(s)), 0);
    return `M${x} ${HEIGHT / 2 - highest * 140}V${HEIGHT / 2 + highest * 140}`;
  });
  element("path", { d: path.join(""), stroke: "#555", "pointer-events": "none" }, picture);
}

function show() {
  for (const [place, { start, end }] of syllables.entries()) {
    fields[place]?.setAttribute("x", String(start * PIXELS_PER_SECOND));
    fields[place]?.setAttribute("width", String((end - start) * PIXELS_PER_SECOND));
    labels[place]?.setAttribute("x", String(start * PIXELS_PER_SECOND + 3));
  }
  for (const [place, boundary] of boundaries.entries()) {
    const x = String(timeOf(boundary) * PIXELS_PER_SECOND);
    for (const drawn of Object.values(lines[place] ?? {})) for (const end of ["x1", "x2"]) drawn.setAttribute(end, x);
    lines[place]?.line.toggleAttribute("data-chosen", place === chosen);
  }
}

function choose(place: number) {
  chosen = place;
  show();
  playAround();
}

function playAround() {
  const boundary = boundaries[chosen];
  if (boundary) play(Math.max(0, timeOf(boundary) - AROUND), timeOf(boundary) + AROUND);
}

function play(from: number, to: number) {
  stopAt = to;
  player.currentTime = from;
  void player.play();
}

function move(by: number) {
  const boundary = boundaries[chosen];
  if (!boundary) return;
  const { before, after } = boundary;
  const place = syllables.indexOf((after ?? before) as Syllable);
  const least = before ? before.start + SHORTEST : (syllables[place - 1]?.end ?? 0);
  const most = after ? after.end - SHORTEST : (syllables[place + 1]?.start ?? recording.seconds);
  const time = Math.round(1000 * Math.max(least, Math.min(most, timeOf(boundary) + by))) / 1000;
  if (before) before.end = time;
  if (after) after.start = time;
  output.value = `Moved to ${time.toFixed(3)} s, not saved yet`;
  show();
  playAround();
}

function follow() {
  if (player.currentTime >= stopAt) player.pause();
  for (const [place, { start, end }] of syllables.entries()) {
    const isSung = !player.paused && start <= player.currentTime && player.currentTime < end;
    fields[place]?.toggleAttribute("data-sung", isSung);
  }
  requestAnimationFrame(follow);
}

async function save() {
  const reply = await fetch("/recording.json", { method: "PUT", body: JSON.stringify(recording) });
  output.value = reply.ok ? "Saved" : await reply.text();
}

addEventListener("keydown", (event) => {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (direction === undefined || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  move(direction * (event.shiftKey ? LONG_STEP : STEP));
});
find("#play").addEventListener("click", () => play(0, Infinity));
find("#save").addEventListener("click", () => void save());
find<HTMLSelectElement>("#speed").addEventListener("input", ({ target }) => {
  player.playbackRate = Number((target as HTMLSelectElement).value);
});
find("h1").textContent = recording.credit;
show();
follow();
await drawWave();
