import { loadAtTouch } from "#web/ui/load-at-touch.ts";
import { isSomethingKept } from "./kept-keys.ts";

/** Presses that came before the screen could answer them. */
const early: HTMLElement[] = [];
const waiting = new AbortController();

/** Loads when somebody reaches for the page, or has left something here. */
export function whenTouched<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { signal } = waiting;
  addEventListener("click", keepPress, { capture: true, signal });
  addEventListener("keydown", keepKey, { signal });
  return loadAtTouch(load, { atOnce: isSomethingToShow(), signal });
}

/** The screen is alive: it answers for itself from here on, and hears what it missed. */
export function catchUp() {
  waiting.abort();
  for (const button of early.splice(0)) button.click();
}

/** Where someone is who has chanted here before, or what stands in for a file that failed. */
function isSomethingToShow() {
  const screen = document.querySelector<HTMLElement>(".chant");
  const picture = screen?.querySelector("img");
  const hasFailed = screen?.querySelector("audio")?.error || (picture?.complete && picture.naturalWidth === 0);
  return Boolean(hasFailed) || isSomethingKept(screen?.dataset["mantra"] ?? "");
}

function keepPress({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>(".chant button") : null;
  if (!button) return;
  early.push(button);
  // Now or never: once the script is here the touch may be over, and with it the leave to play.
  if (early.length === 1 && button.matches(".go")) startRecording();
}

function keepKey(event: KeyboardEvent) {
  const counter = document.querySelector<HTMLElement>(".press:enabled");
  const isBead = (event.key === " " || event.key === "Enter") && event.target === document.body && !event.repeat;
  if (!counter || !isBead) return;
  event.preventDefault();
  early.push(counter);
}

/** A refusal is told by the engine, which asks again. */
const startRecording = () =>
  document
    .querySelector<HTMLAudioElement>(".chant audio")
    ?.play()
    .catch(() => {});
