/** Marks words by a highlight of that name, under the syllable being sung. Null in browsers without highlights. */
export function wordHighlight(name: string) {
  if (!("highlights" in CSS)) return null;
  const highlight = new Highlight();
  highlight.priority = -1;
  CSS.highlights.set(name, highlight);
  return {
    show(ranges: readonly Range[]) {
      highlight.clear();
      for (const range of ranges) highlight.add(range);
    },
    end: () => void CSS.highlights.delete(name),
  };
}
