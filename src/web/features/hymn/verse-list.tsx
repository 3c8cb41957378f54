import { useLayoutEffect, useRef } from "react";
import type { Hymn } from "#model/hymn.ts";
import { InScript } from "../../ui/in-script.tsx";
import { markedSections } from "./hymn-sections.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
  close: () => void;
}

/** Lists every verse by its name and first words, so that one can go there at once. */
export function VerseList({ hymn, hymnPlayer: { place, show }, close }: Props) {
  const { verses, language } = hymn;
  const current = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => void current.current?.scrollIntoView({ block: "center" }), []);
  return (
    <ol className="verse-list">
      {verses.map(({ id, name, padas }, at) => (
        <li key={id}>
          {markedSections(hymn).map(
            (section) => section.first === id && <small key={section.id}>{section.name}</small>,
          )}
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
            <InScript text={padas[0]?.sanskrit.trim() ?? ""} language={language} />
          </a>
        </li>
      ))}
    </ol>
  );
}
