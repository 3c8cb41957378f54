import { placeOf, type AdUnits } from "#model/ad-places.ts";

/** A box on this page for which there is an ad unit. */
export interface AdBox {
  element: HTMLElement;
  unit: string;
}

/** Those that are seen on a screen of this width and have not been filled yet. */
export function emptyBoxes(units: AdUnits): AdBox[] {
  const all = document.querySelectorAll<HTMLElement>("[data-slot]:not([data-filled])");
  return [...all].flatMap((element) => {
    const place = placeOf(element.dataset["slot"] ?? "");
    const unit = place ? units[place] : undefined;
    return unit !== undefined && element.clientWidth > 0 ? [{ element, unit }] : [];
  });
}

/** Puts a unit into the box, which keeps its size whatever comes. React never looks into a box again. */
export function fillBox({ element, unit }: AdBox, publisherId: string) {
  const content = document.createElement("ins");
  content.className = "adsbygoogle";
  content.dataset["adClient"] = publisherId;
  content.dataset["adSlot"] = unit;
  element.dataset["filled"] = "";
  element.replaceChildren(content);
  try {
    (window.adsbygoogle ??= []).push({});
  } catch (error) {
    // The box stays as empty as it was.
    console.warn("An advertisement could not be shown", error);
  }
}

/** Calls back for every change of the page, at most once in a frame. */
export function onPageChange(callback: () => void) {
  let isAwaited = false;
  const page = document.getElementById("content");
  if (!page) return;
  new MutationObserver(() => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      callback();
    });
  }).observe(page, { childList: true, subtree: true });
}
