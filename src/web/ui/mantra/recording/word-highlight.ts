/**
 * Marks text by the highlight of that name. Several verses and players of a page may share the name, and each takes away
 * its own marks alone. Null in browsers without highlights. Of overlapping marks, that of the higher priority is seen.
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

/** Marks words, under the syllable being sung. */
export const wordHighlight = (name: string) => sharedHighlight(name, -1);
