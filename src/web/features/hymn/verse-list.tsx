import { useLayoutEffect, useRef } from "react";
import type { Hymn } from "#model/hymn.ts";
import type { HymnPlayer } from "./use-hymn-player.ts";

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
  close: () => void;
}

/** Every verse by its number and first words, to go there at once. */
export function VerseList({ hymn: { verses, language }, hymnPlayer: { place, show }, close }: Props) {
  const current = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Its value is no clean-up: newer browsers return a promise here.
    current.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <ol className="verse-list">
      {verses.map(({ id, name, padas }, at) => (
        <li key={id}>
          <a
            ref={at === place ? current : undefined}
            href={`#${id}`}
            aria-current={at === place || undefined}
            onClick={(press) => {
              press.preventDefault();
              close();
              show(at);
            }}
          >
            <span>{name}</span>
            <span lang={`${language}-Deva`} translate="no">
              {padas[0]?.sanskrit.trim()}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
