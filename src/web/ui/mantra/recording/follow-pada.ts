/** These gestures move a reader to another place in the verse. */
const readingElsewhere = ["wheel", "touchmove", "keydown"] as const;

/**
 * Scrolls the box around a verse to the pāda that is sung, until somebody scrolls the box by hand. The page around the
 * box stays where it is, and a verse without a box is left alone.
 */
export function followPadas(verse: HTMLElement) {
  const box = verse.closest<HTMLElement>("[data-verse-scroller]");
  const ending = new AbortController();
  let isFollowing = true;
  let shown: number | null = null;

  for (const name of readingElsewhere) {
    box?.addEventListener(name, () => (isFollowing = false), { passive: true, signal: ending.signal });
  }

  return {
    show(pada: number) {
      if (pada === shown) return;
      shown = pada;
      const line = verse.querySelector("[data-in-script]")?.children[pada];
      if (box && line && isFollowing) center(box, line);
    },
    /** Follows again after a reader has scrolled by hand. */
    rest() {
      shown = null;
      isFollowing = true;
    },
    end: () => ending.abort(),
  };
}

function center(box: HTMLElement, line: Element) {
  const { top, height } = line.getBoundingClientRect();
  const room = box.clientHeight - height;
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({
    top: box.scrollTop + top - box.getBoundingClientRect().top - room / 2,
    behavior: isMotionReduced ? "instant" : "smooth",
  });
}
