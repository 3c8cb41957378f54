import { placeOf, type AdUnits } from "#model/ad-places.ts";

/** The box of an ad slot on this page that has an ad unit. */
export interface AdBox {
  element: HTMLElement;
  unit: string;
}

/** Returns the boxes that are visible at this screen width and not filled yet. */
export function emptyBoxes(units: AdUnits): AdBox[] {
  const all = document.querySelectorAll<HTMLElement>("[data-slot]:not([data-filled])");
  return [...all].flatMap((element) => {
    const place = placeOf(element.dataset["slot"] ?? "");
    const unit = place ? units[place] : undefined;
    return unit !== undefined && element.clientWidth > 0 ? [{ element, unit }] : [];
  });
}

/** Adds an ad unit to the box, which keeps its size. React does not render the content of a box again. */
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
    // The box stays empty.
    console.warn("An advertisement could not be shown", error);
  }
}

/** Calls back after changes of the page, at most once per frame. */
export function onPageChange(callback: () => void) {
  let isScheduled = false;
  const page = document.getElementById("content");
  if (!page) return;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      callback();
    });
  }).observe(page, { childList: true, subtree: true });
}
