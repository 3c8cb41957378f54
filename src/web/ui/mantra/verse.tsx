/* @chunk entry */
import type { Ref } from "react";
import type { Mantra, Pada } from "#model/mantra.ts";
import { useScript } from "../in-script.tsx";

interface Props {
  mantra: Pick<Mantra, "padas" | "width">;
  /** The field is true where a press on a line plays it. */
  isPlayable?: boolean;
  /** An ISO 639 code; Sanskrit by default. It is empty for a text of any language in any script. */
  language?: string | undefined;
  /** The field is false where the title already says how the verse is read. */
  hasLatin?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Shows a verse in the chosen script of Sanskrit and in Latin letters. Each pāda has a line of its own, in letters as
 * large as the longest pāda allows. A page contains both ways to write the verse in Latin letters and shows what is
 * chosen (ui/display), so that nothing moves.
 */
export function Verse({ mantra: { padas, width }, isPlayable = false, language = "sa", hasLatin = true, ref }: Props) {
  const lines = (text: (pada: Pada) => string) =>
    padas.map((pada, place) => toLine(text(pada), { place, isLast: place === padas.length - 1, isPlayable }));
  const script = useScript();
  const write = (sanskrit: string) => (script && language ? script.write(sanskrit) : sanskrit);
  const latin = { lang: `${language}-Latn`, translate: "no" } as const;
  return (
    <div className={`verse em-${width}`} ref={ref}>
      <p
        className="sanskrit"
        lang={language && `${language}-${script?.code ?? "Deva"}`}
        dir={language ? undefined : "auto"}
        data-in-script={language ? "" : undefined}
        translate="no"
      >
        {lines(({ sanskrit }) => write(sanskrit).replace(DANDA_SPACE, "\u00A0"))}
      </p>
      {hasLatin && (
        <>
          <p className="transliteration plain" {...latin}>
            {lines(({ plain }) => plain)}
          </p>
          <p className="transliteration iast" {...latin}>
            {lines(({ accented, transliteration }) => (accented ?? transliteration).replace(/ ?\|+/, ""))}
          </p>
        </>
      )}
    </div>
  );
}

/** Matches the space before a danda, so that a danda never stands at the beginning of a line. */
const DANDA_SPACE = / (?=[।॥])/;

interface Line {
  place: number;
  isLast: boolean;
  isPlayable: boolean;
}

/** Renders a line. A word that continues in the next line gets a hyphen, which is neither read aloud nor copied. */
const toLine = (piece: string, { place, isLast, isPlayable }: Line) => (
  <span
    key={place}
    className={isLast || piece.endsWith(" ") ? undefined : "joined"}
    data-plays={isPlayable ? "" : undefined}
  >
    {piece}
  </span>
);
