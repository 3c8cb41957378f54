import { sanskritLines, transliterationLines } from "./verse-lines.ts";

export const Sanskrit = ({ text }: { text: string }) => (
  <p className="sanskrit" lang="sa-Deva">
    {sanskritLines(text).map(toLine)}
  </p>
);

export const Transliteration = ({ text }: { text: string }) => (
  <p className="transliteration" lang="sa-Latn">
    {transliterationLines(text).map(toLine)}
  </p>
);

/** The space separates the last word of a line from the next one for screen readers and copied text. */
const toLine = (line: string, place: number) => <span key={place}>{line} </span>;
