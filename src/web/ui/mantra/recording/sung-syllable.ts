import type { ChantedMantra } from "#model/mantra.ts";
import { followPadas } from "./follow-pada.ts";
import { padasOfSyllables } from "./pada-times.ts";
import { rangesInScripts } from "./syllable-ranges.ts";
import { sharedHighlight } from "./word-highlight.ts";
import { watchSyllable } from "./watch-syllable.ts";

/** A text with the times of its syllables. */
type SungText = Pick<ChantedMantra, "padas" | "timing">;

/** The names of the highlights in sung.css: the syllable that is sung, and the one before it, which fades. */
const SUNG = "sung";
const FADING = "sung-before";
const FADE_MS = 120;

/**
 * Shows what is being sung: an attribute marks the pāda, and a highlight over the text marks the syllable in each
 * script. The text itself stays whole for screen readers and for copying. Browsers without highlights show the pāda.
 * Returns how to stop.
 */
export function followSyllables(player: HTMLAudioElement, text: SungText, verse: HTMLElement) {
  const { timing = [], padas } = text;
  const padaOf = padasOfSyllables({ timing, padas });
  const highlight = highlightSyllables(text, verse);
  const inSight = followPadas(verse);

  function show(place: number) {
    highlight.show(place);
    const pada = padaOf[place];
    if (pada === undefined) return;
    markPada(verse, pada);
    inSight.show(pada);
  }

  function rest() {
    markPada(verse, null);
    inSight.rest();
  }

  const stop = watchSyllable(player, timing, show);
  player.addEventListener("pause", rest);

  return () => {
    stop();
    player.removeEventListener("pause", rest);
    rest();
    highlight.end();
    inSight.end();
  };
}

/** Marks the pāda that is sung; null removes the mark. */
function markPada(verse: HTMLElement, pada: number | null) {
  for (const text of verse.children)
    for (const [place, line] of [...text.children].entries()) line.toggleAttribute("data-sung", place === pada);
  verse.toggleAttribute("data-sung", pada !== null);
}

function highlightSyllables({ timing = [] }: SungText, verse: HTMLElement) {
  const scripts = rangesInScripts(timing, verse);
  const sung = sharedHighlight(SUNG, 0);
  const fading = sharedHighlight(FADING, 0);
  let shown: Range[] = [];

  return {
    show(place: number) {
      fading?.show(shown);
      shown = scripts.flatMap((ranges) => ranges[place] ?? []);
      sung?.show(shown);
      // A highlight has no transition of its own, so its color follows this property of the verse.
      if (sung && !matchMedia("(prefers-reduced-motion: reduce)").matches)
        verse.animate([{ "--sung-part": 0 }, { "--sung-part": 1 }], FADE_MS);
    },
    end() {
      sung?.end();
      fading?.end();
    },
  };
}
