/** Gestures by which somebody reads elsewhere. */
const readingElsewhere = ["wheel", "touchmove", "keydown"] as const;

/** Scrolls to the verse that is heard, until somebody scrolls by hand. */
export function followVerses(list: HTMLElement) {
  const ending = new AbortController();
  let isFollowing = true;
  for (const name of readingElsewhere) {
    addEventListener(name, () => (isFollowing = false), { passive: true, signal: ending.signal });
  }

  return {
    show(place: number) {
      if (!isFollowing) return;
      const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
      list.children[place]?.scrollIntoView({ block: "center", behavior: isMotionReduced ? "instant" : "smooth" });
    },
    /** From here on it follows again. */
    rest: () => void (isFollowing = true),
    end: () => ending.abort(),
  };
}
