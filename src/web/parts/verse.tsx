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

/** The space is for those who listen or copy: without it the last word of a line would run into the next. */
const toLine = (line: string, place: number) => <span key={place}>{line} </span>;
