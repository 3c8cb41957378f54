import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MORE } from "./controls/more-controls.tsx";

interface Props {
  chant: Chant;
  isPracticing: boolean;
}

/** Title of the mantra, with the way back to its deity or hymn, and in practice mode the button of the other controls. */
export function ChantHeader({ chant: { mantra, deity, hymn }, isPracticing }: Props) {
  return (
    <header>
      <Link
        className="back"
        href={hymn ? `${paths.hymn(hymn.id)}#${mantra.id}` : paths.deity(deity.id)}
        aria-label={t.back(hymn?.title ?? deity.name)}
      >
        <Icon name="back" />
      </Link>
      <DeityIcon svg={deity.svgIcon} />
      <h1>{mantra.title}</h1>
      {isPracticing && (
        <button className="more-button" popoverTarget={MORE} aria-label={t.more}>
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </header>
  );
}
