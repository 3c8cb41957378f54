import type { TimedSyllable } from "#model/mantra.ts";

const HIGHLIGHT = "sung";

/** Not in chant.css: only where there are highlights can this rule be read. */
const style = `::highlight(${HIGHLIGHT}) {
  background: light-dark(#ffd9a0, #7a4a12);
  color: light-dark(#7a2f00, #fff0cf);
}`;

/**
 * Shows the syllable being sung in both scripts, as a highlight laid over the text: the text itself stays whole, for
 * those who listen to the page or copy from it. Browsers without such highlights show the text alone.
 */
export function followSyllables(player: HTMLAudioElement, timing: readonly TimedSyllable[], verse: HTMLElement) {
  if (!("highlights" in CSS)) return () => {};
  const sanskrit = rangesOf(
    timing.map((syllable) => syllable.sanskrit),
    verse.querySelector("[lang=sa-Deva]"),
  );
  const latin = rangesOf(
    timing.map((syllable) => syllable.transliteration),
    verse.querySelector("[lang=sa-Latn]"),
  );
  const highlight = new Highlight();
  const ending = new AbortController();
  let shown = -1;
  let frame = 0;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  CSS.highlights.set(HIGHLIGHT, highlight);

  function show(place: number) {
    if (place === shown) return;
    shown = place;
    highlight.clear();
    for (const range of [sanskrit[place], latin[place]]) if (range) highlight.add(range);
  }

  function follow() {
    const { currentTime } = player;
    show(timing.findIndex(({ start, end }) => start <= currentTime && currentTime < end));
    frame = requestAnimationFrame(follow);
  }

  function rest() {
    cancelAnimationFrame(frame);
    show(-1);
  }

  function begin() {
    cancelAnimationFrame(frame);
    follow();
  }

  player.addEventListener("play", begin, { signal: ending.signal });
  player.addEventListener("pause", rest, { signal: ending.signal });
  if (!player.paused) begin();

  return () => {
    ending.abort();
    rest();
    CSS.highlights.delete(HIGHLIGHT);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** Where each piece stands in the text. Spaces and bars are left out on both sides: a page breaks lines as it likes. */
function rangesOf(pieces: string[], text: Element | null): Range[] {
  const letters = text ? lettersOf(text) : [];
  let next = 0;
  return pieces.flatMap((piece) => {
    const first = letters[next];
    const last = letters[next + piece.replace(NO_LETTER, "").length - 1];
    next += piece.replace(NO_LETTER, "").length;
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}

const NO_LETTER = /[\s|।॥]/g;

function lettersOf(text: Element) {
  const letters: { node: Text; offset: number }[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text; // The walker was asked for text alone.
    for (let offset = 0; offset < node.data.length; offset++) {
      if (!/[\s|।॥]/.test(node.data.charAt(offset))) letters.push({ node, offset });
    }
  }
  return letters;
}
