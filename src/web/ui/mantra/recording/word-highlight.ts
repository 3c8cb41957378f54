/**
 * Marks words by a highlight of that name, under the syllable being sung. Several verses of a page may share the name,
 * and each takes away its own marks alone. Null in browsers without highlights.
 */
export function wordHighlight(name: string) {
  if (!("highlights" in CSS)) return null;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = -1;
  CSS.highlights.set(name, highlight);
  let shown: readonly Range[] = [];

  function show(ranges: readonly Range[]) {
    for (const range of shown) highlight.delete(range);
    for (const range of ranges) highlight.add(range);
    shown = ranges;
  }
  return { show, end: () => show([]) };
}
