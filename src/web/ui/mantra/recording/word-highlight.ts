/**
 * Creates marks over text by the highlight of this name; null in browsers without highlights. Several verses and
 * players of a page may share the name, and each removes only its own marks. Where marks overlap, the one with the
 * higher priority is seen.
 */
export function sharedHighlight(name: string, priority: number) {
  if (!("highlights" in CSS)) return null;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  let shown: readonly Range[] = [];

  function show(ranges: readonly Range[]) {
    for (const range of shown) highlight.delete(range);
    for (const range of ranges) highlight.add(range);
    shown = ranges;
  }
  return { show, end: () => show([]) };
}

/** Creates marks over words, which lie under the mark of the syllable that is sung. */
export const wordHighlight = (name: string) => sharedHighlight(name, -1);
