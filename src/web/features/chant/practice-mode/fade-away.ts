import { flushSync } from "react-dom";

/** The fade takes so many milliseconds, as long as --quick. */
const QUICK = 200;

/** These parts are seen no more, or in another shape. */
const fading =
  ".site-header, .chant :is(h1, .deity-icon, .favorite, .text-tabs, .counter h2, .mode-choice, .pace, .progress-row)";
const verse = ".verse-space";
/** Parts that take a touch all the while, which a picture would not: they glide by themselves. */
const gliding = ".mala, .counter-buttons";

/** Changes to practice mode: what it leaves out fades, and what it keeps goes to its place. Returns how to prevent it. */
export function fadeAway(change: () => void) {
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    change();
    return () => {};
  }
  let isPrevented = false;
  const root = document.documentElement;
  const leaving = elementsIn(fading).filter(isInSight);
  const staying = elementsIn(verse);
  setName(root, "none");
  for (const [place, element] of [...staying, ...leaving].entries()) setName(element, `chant-${place}`);
  const places = elementsIn(gliding).map((element) => ({ element, from: element.getBoundingClientRect() }));
  let glides: Animation[] = [];
  const transition = document.startViewTransition(() => {
    for (const element of leaving) setName(element, null);
    if (isPrevented) return;
    flushSync(change);
    glides = places.map(({ element, from }) => glide(element, from));
  });
  // A transition that the browser skips, because the screen was turned for example, ends early.
  const forget = () => {
    for (const animation of glides) animation.finish();
    for (const element of [root, ...staying]) setName(element, null);
  };
  transition.finished.then(forget, forget);
  // The browser may skip the transition, for example in a hidden tab.
  transition.ready.then(keepTime, () => {});
  return () => {
    isPrevented = true;
    transition.skipTransition();
  };
}

/** Name under which the browser takes a picture of an element. */
const setName = ({ style }: HTMLElement, name: string | null) => style.setProperty("view-transition-name", name);

const elementsIn = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function isInSight(element: Element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Lets the pictures fade in no more time than the rest. */
function keepTime() {
  for (const { effect } of document.getAnimations()) {
    const isPicture = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
    if (isPicture) effect.updateTiming({ duration: QUICK });
  }
}

function glide(element: Element, from: DOMRect) {
  const to = element.getBoundingClientRect();
  const across = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  const transform = `translate(${across}px, ${down}px) scale(${from.height / to.height})`;
  return element.animate({ transform: [transform, "none"] }, { duration: QUICK, easing: "ease-out" });
}
