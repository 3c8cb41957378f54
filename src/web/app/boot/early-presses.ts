import { takeSamples } from "../../audio/player-samples.ts";
import { stored } from "../../device/storage.ts";
import { HAS_PRESSES, HYDRATED, PRESS_QUEUED } from "../../loading/hydration-events.ts";
import { readChantMode } from "../../mala/chant-mode.ts";
import { COUNTING_AREA, isControl } from "../../mala/counting-area.ts";
import { applyKeptChoices } from "../../ui/mantra/recording/recording-choices.ts";

/*
 * This module queues presses that are made before the page can answer them, in order, and replays each when the element
 * that was pressed is hydrated. A page that was translated meanwhile is rendered anew by React, and the press is replayed
 * on the control in the place of the pressed one. It is the only such queue, both for the app as a whole and for the parts
 * of a page that are hydrated later (`data-hydrates="late"`, loading/late-hydration.tsx). The page from the server shows
 * the defaults, but a press means what it would mean with the choices that are stored on this device.
 */

/**
 * Matches buttons, lines of a verse that are played, and verses whose words can be tapped. A menu that the browser
 * opens by itself needs no app.
 */
const BUTTON = "#root :is(button:not([popovertarget]), [data-plays], [data-words] .verse)";
const LATE = "[data-hydrates=late]";
/** Matches the button that begins the mala in the mode that is chosen. */
const LEAD = "[data-lead]";

interface Press {
  target: Element;
  /**
   * Returns the pressed element or, once it was rendered anew, the one in its place; null where that is not certain.
   */
  find: () => Element | null;
  replay: (target: Element) => void;
}

/** Queues presses from now on. Returns how to give up, which leaves queued presses unanswered. */
export function queueEarlyPresses(): () => void {
  const listening = new AbortController();
  const hydratedParts = new WeakSet<Element>();
  let isAppHydrated = false;
  let queue: Press[] = [];

  function isHydrated(target: Element) {
    const part = target.closest(LATE);
    return isAppHydrated && (part === null || hydratedParts.has(part));
  }

  function enqueue<Pressed extends HTMLElement>(target: Pressed, replay: (target: Pressed) => void) {
    setQueue([...queue, { target, find: placeOf(target), replay: replay as Press["replay"] }]);
    dispatchEvent(new Event(PRESS_QUEUED));
  }

  function setQueue(presses: Press[]) {
    queue = presses;
    document.documentElement.toggleAttribute(HAS_PRESSES, queue.length > 0);
  }

  /** Returns the mode that a queued press has chosen, or else the mode that is stored on this device. */
  function modeInForce() {
    const choice = queue.findLast(({ target }) => target.matches("[data-mode]"));
    return choice?.target.getAttribute("data-mode") ?? readChantMode(stored) ?? "auto";
  }

  function onClick(event: MouseEvent) {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const area = isControl(target) ? null : countingArea();
    const pressed = target.closest<HTMLElement>(BUTTON) ?? (area?.contains(target) ? area : null);
    if (!pressed || isHydrated(pressed)) return;
    event.stopImmediatePropagation();
    const { plays } = pressed.dataset;
    if (plays !== undefined && (!pressed.matches(LEAD) || modeInForce() === "auto")) playMediaBeside(pressed, plays);
    // The button still says "start", so a second press means the same as the first.
    if (plays !== undefined && queue.some((press) => press.target === pressed)) dispatchEvent(new Event(PRESS_QUEUED));
    else {
      // A tapped word is found by the point that was touched.
      const init = { bubbles: true, cancelable: true, clientX, clientY };
      enqueue(pressed, (element) => element.dispatchEvent(new MouseEvent("click", init)));
    }
  }

  /**
   * Queues the submission of a form without an address, which only the app handles. Enter in a field presses the button
   * that submits the form, if there is one, and that press is in the queue already.
   */
  function onSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute("action") || isHydrated(form)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!submitter) enqueue(form, (element) => element.requestSubmit());
  }

  function onInput({ target }: Event) {
    if (target instanceof HTMLElement && !isHydrated(target))
      enqueue(target, (field) => field.dispatchEvent(new Event("input", { bubbles: true })));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== document.body || event.ctrlKey || event.altKey || event.metaKey) return;
    const pressed = pressedBy(event.key);
    if (!pressed || isHydrated(pressed)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const { key, repeat } = event;
    // A part of the page that names a key listens for this key.
    const press = (element: Element) => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    if (!repeat) enqueue(pressed, pressed.matches(keyed(key)) ? press : (element) => element.click());
  }

  /** Returns the part that names the key. Space and Enter press the counter, or in manual mode the counting area. */
  function pressedBy(key: string) {
    if (key !== " " && key !== "Enter") return findShown(keyed(key));
    return findShown("[data-keys]:enabled") ?? (modeInForce() === "manual" ? countingArea() : null);
  }

  function onHydrated({ target }: Event) {
    const isPartHydrated = target instanceof Element;
    if (isPartHydrated) hydratedParts.add(target);
    else isAppHydrated = true;
    for (const press of queue) press.target = press.find() ?? press.target;
    // Once a part has rendered, an element that is missing in it does not come any more.
    const ready = queue.filter((press) => isHydrated(press.target) || (isPartHydrated && !press.target.isConnected));
    setQueue(queue.filter((press) => !ready.includes(press)));
    if ([...document.querySelectorAll(LATE)].every(isHydrated) && isAppHydrated) listening.abort();
    ready.forEach(answer);
  }

  const options = { capture: true, signal: listening.signal };
  addEventListener("click", onClick, options);
  addEventListener("submit", onSubmit, options);
  addEventListener("input", onInput, options);
  addEventListener("keydown", onKeyDown, options);
  addEventListener(HYDRATED, onHydrated, options);
  return () => listening.abort();
}

/** Replays a press on the pressed element, or on the one in its place. */
function answer({ target, find, replay }: Press) {
  // React hydrates the element that gets such an event first, or renders it again. No part of the app listens for the
  // event.
  target.dispatchEvent(new Event("auxclick", { bubbles: true }));
  const element = find();
  if (element) replay(element);
}

/**
 * Returns how to find an element, or the one in its place after the page was rendered anew, which has the same position
 * among as many of its kind. Texts and labels are not compared, because a translation changes them.
 */
function placeOf<Pressed extends HTMLElement>(target: Pressed): () => Pressed | null {
  const { localName } = target;
  const kind = kindOf(target);
  const alike = () =>
    [...document.querySelectorAll<Pressed>(`#root ${localName}`)].filter((each) => kindOf(each) === kind);
  const before = alike();
  return () => {
    if (target.isConnected) return target;
    const after = alike();
    return (after.length === before.length && after[before.indexOf(target)]) || null;
  };
}

/** Returns what tells a control from most others, and stays the same whatever is chosen on this device. */
const kindOf = ({ dataset, parentElement }: HTMLElement) => parentElement?.localName + JSON.stringify(dataset);

const keyed = (key: string) => `[aria-keyshortcuts="${CSS.escape(key)}" i]`;

/** Returns the part of the page where a touch anywhere counts a bead, or in Auto tells how to count by hand. */
const countingArea = () => document.querySelector<HTMLElement>(`#root ${COUNTING_AREA}`);

function findShown(selector: string) {
  const found = document.querySelector<HTMLElement>(selector);
  return found?.checkVisibility() ? found : null;
}

/**
 * Starts the recording of this button, or that of the player if the button names none. Browsers allow this only in the
 * press itself, which is over when the app arrives. From here on samples are taken, by which the app counts the loops.
 */
function playMediaBeside(button: Element, source: string) {
  const media = button.closest(LATE)?.querySelector("audio");
  if (!media) return;
  if (source) media.src = source;
  applyKeptChoices(media);
  takeSamples(media);
  media.play().catch((error: unknown) => console.info("The recording waits for the app", error));
}
