import { isSomethingKept } from "./kept-choices.ts";

const signs = ["pointerover", "pointerdown", "click", "keydown", "focusin", "popstate"];

/** A press on Start that came before the screen could answer it. */
let early: HTMLElement | null = null;
const waiting = new AbortController();

/** Loads when somebody reaches for the page, or has sat here before; what failed to load is tried at the next touch. */
export function whenTouched<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { signal } = waiting;
  addEventListener("click", keepPress, { capture: true, signal });
  addEventListener("submit", keepForm, { capture: true, signal });
  return new Promise((resolve) => {
    const begin = () =>
      load().then(resolve, (error: unknown) => console.warn("The practice could not be loaded", error));
    for (const sign of signs) addEventListener(sign, begin, { capture: true, signal });
    if (isSomethingKept()) void begin();
  });
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
