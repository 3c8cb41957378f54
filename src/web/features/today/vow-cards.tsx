import { Link } from "wouter";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { paths } from "#model/paths.ts";
import { vowMessages as t } from "#messages/vow.ts";
import { changesOn, VowCard, VowTitle } from "../../ui/mantra/vow/vow-card.tsx";

interface Props {
  vows: readonly VowProgress[];
  most: number;
  /** The profile of a signed-in person lists all vows. */
  isSignedIn: boolean;
  onChange: () => void;
}

/** Shows the vows that are nearest to their end. */
export default function VowCards({ vows, most, isSignedIn, onChange }: Props) {
  const others = vows.length - most;
  return (
    <div className="vow-cards">
      {vows.slice(0, most).map((vow) => (
        <VowCard
          key={vow.terms.id}
          vow={vow}
          changes={changesOn(vow, onChange)}
          title={<VowTitle terms={vow.terms} />}
        />
      ))}
      {others > 0 && (
        <p className="vow-others">
          {isSignedIn ? <Link href={paths.profile()}>{t.more(others)}</Link> : t.more(others)}
        </p>
      )}
    </div>
  );
}
