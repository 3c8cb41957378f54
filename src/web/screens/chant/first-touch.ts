import { hasPractisedHere } from "../../practice/practised-here.ts";

/** Where someone is who has chanted here before, or what stands in for a file that failed. */
export function isSomethingToShow() {
  const screen = document.querySelector<HTMLElement>(".chant");
  const picture = screen?.querySelector("img");
  const hasFailed = screen?.querySelector("audio")?.error || (picture?.complete && picture.naturalWidth === 0);
  return Boolean(hasFailed) || hasPractisedHere();
}

/** A key counts wherever it means nothing else. */
export function buttonOf(event: Event): HTMLElement | null {
  if (event instanceof KeyboardEvent)
    return isBead(event) ? document.querySelector<HTMLElement>(".press:enabled") : null;
  return event.target instanceof Element ? event.target.closest<HTMLElement>(".chant button") : null;
}

const isBead = ({ key, target, repeat }: KeyboardEvent) =>
  (key === " " || key === "Enter") && target === document.body && !repeat;

/**
 * Now or never: once the script is here the touch may be over, and with it the leave to play. A refusal is told by the
 * engine, which asks again.
 */
export function startRecording(pressed: HTMLElement) {
  if (!pressed.matches(".go")) return;
  document
    .querySelector<HTMLAudioElement>(".chant audio")
    ?.play()
    .catch(() => {});
}
