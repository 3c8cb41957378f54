import { loadAtTouch } from "#web/ui/load-at-touch.ts";
import { isSomethingKept } from "./kept-choices.ts";

/** A press on Start that came before the screen could answer it. */
let early: HTMLElement | null = null;
const waiting = new AbortController();

/** Loads when somebody reaches for the page, or has sat here before. */
export function whenTouched<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { signal } = waiting;
  addEventListener("click", keepPress, { capture: true, signal });
  addEventListener("submit", keepForm, { capture: true, signal });
  return loadAtTouch(load, { atOnce: isSomethingKept(), signal });
}

/** The screen is alive: it answers for itself from here on, and hears what it missed. */
export function catchUp() {
  waiting.abort();
  early?.click();
  early = null;
}

function keepPress({ target }: Event) {
  if (target instanceof Element) early = target.closest<HTMLElement>(".start-bar button") ?? early;
}

/** Enter in a field; sent to the server it would only bring the page again. */
function keepForm(event: SubmitEvent) {
  event.preventDefault();
  early = document.querySelector<HTMLElement>(".start-bar button");
}
