/* @chunk cards */
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Favorite } from "#contract/personal-replies.ts";
import type { Pada } from "#model/mantra.ts";
import { paths } from "#model/paths.ts";
import { isAlike } from "#messages/language.ts";
import { mantraRowMessages as t } from "#messages/deities.ts";
import { InScript } from "../in-script.tsx";
import { FavoriteToggle } from "./favorite-toggle.tsx";

interface Props extends Favorite {
  namesDeity?: boolean;
  /** Buttons that stand before the heart. */
  children?: ReactNode;
}

/**
 * Shows a mantra in a row: its name, its first words and the minutes of a mala. The row leads to its chanting screen.
 */
export function MantraRow({ mantra, deity, namesDeity = false, children }: Props) {
  const { padas, title, malaMinutes } = mantra;
  const opening = openingOf(padas);
  const facts = [namesDeity && deity.name, malaMinutes && t.minutes(malaMinutes)].filter(Boolean);
  return (
    <li className={namesDeity ? "mantra-row three-lines" : "mantra-row"}>
      <Link href={paths.chant(deity.id, mantra.id)} data-alike={isAlike?.(title, opening)}>
        <b>{title}</b>
        <InScript text={opening} />
        <small>{facts.join(" · ")}</small>
      </Link>
      {children}
      <FavoriteToggle mantra={mantra} deity={deity} />
    </li>
  );
}

/** Returns the words of the first line, without a word that continues in the second line. */
const openingOf = ([first, second]: readonly Pada[]) =>
  (second && /.*\s/.exec(first?.sanskrit ?? "")?.[0]) ?? first?.sanskrit ?? "";
