import { useRef, type ReactNode } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { verseToolsMessages as t } from "#messages/chant.ts";
import { FavoriteToggle } from "../../ui/mantra/favorite-toggle.tsx";
import { LineSwitches } from "../../ui/mantra/line-switches.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { useSite } from "../../data/site-context.ts";
import { showToast } from "../../ui/toast.ts";

const loadSharing = lazyModule(() => import("./verse-card/share-verse.ts"));

interface Props extends Pick<Chant, "mantra" | "deity"> {
  /** Further tools. */
  children: ReactNode;
}

/** Makes the mantra a favorite, shares it or its picture, and says in which letters it is shown. */
export function VerseTools({ mantra, deity, children }: Props) {
  const { name } = useSite();
  const tools = useRef<HTMLDivElement>(null);
  const showLoadFailure = useLoadFailure();

  function readCard() {
    const screen = tools.current?.closest("[data-mantra]");
    if (!screen) return null;
    return { ...mantra, siteName: name, screen, picture: screen.querySelector<HTMLImageElement>("img[data-picture]") };
  }

  async function shareVerse() {
    const [card, sharing] = [readCard(), await loadSharing()];
    const outcome = card && (await sharing.shareVerse(card));
    if (outcome && outcome !== "shared") showToast(t[outcome]);
  }

  async function savePicture() {
    const [card, sharing] = [readCard(), await loadSharing()];
    if (card && !(await sharing.savePicture(card))) showToast({ ...t.noPicture, variant: "destructive" });
  }

  return (
    <div className="verse-tools" ref={tools}>
      <FavoriteToggle mantra={mantra} deity={deity} />
      <button className="button quiet" onClick={() => void shareVerse().catch(showLoadFailure)}>
        {t.share}
      </button>
      <button className="button quiet" onClick={() => void savePicture().catch(showLoadFailure)}>
        {t.savePicture}
      </button>
      <LineSwitches />
      {children}
    </div>
  );
}

/** Links to the mantras before and after this one on their deity's page, or to the verses of its hymn. */
export function Neighbors({ deity, hymn, previous, next }: Chant) {
  return (
    <nav className="other-mantras" aria-label={hymn ? t.otherVerses(hymn.title) : t.neighbors(deity.name)}>
      {previous && (
        <Link href={paths.chant(deity.id, previous.id)} rel="prev">
          <small>{t.previous}</small> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={paths.chant(deity.id, next.id)} rel="next">
          <small>{t.next}</small> {next.title}
        </Link>
      )}
    </nav>
  );
}
