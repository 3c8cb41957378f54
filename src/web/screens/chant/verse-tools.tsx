import { useRef, useSyncExternalStore, type ReactNode } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-api.ts";
import { paths } from "#model/paths.ts";
import { lazyModule } from "../../boot/lazy-module.ts";
import { saveFile } from "../../device/save-file.ts";
import { canShareFiles, share } from "../../device/share.ts";
import { useMessages } from "../../messages/language.ts";
import { verseToolsMessages } from "../../messages/verse-tools.ts";
import { FavoriteToggle } from "../../parts/favorite-toggle.tsx";
import { useSite } from "../../site-context.ts";
import { romanLine, transliterationLine, type VerseLine } from "../../verse-lines.ts";
import { showToast } from "../../ui/toast.ts";

const verseCard = lazyModule(() => import("./verse-card/verse-card.ts"));

interface Props extends Pick<Chant, "mantra" | "deity"> {
  /** Further tools. */
  children: ReactNode;
}

/** Makes the mantra a favorite, shares it or its picture, and says in which letters it is shown. */
export function VerseTools({ mantra, deity, children }: Props) {
  const t = useMessages(verseToolsMessages);
  const { name } = useSite();
  const tools = useRef<HTMLDivElement>(null);

  /** Null where it cannot be loaded or drawn, which is logged. */
  async function drawCard() {
    const screen = tools.current?.closest("[data-mantra]");
    if (!screen) return null;
    try {
      const { drawVerseCard } = await verseCard();
      const picture = screen.querySelector<HTMLImageElement>("img[data-picture]");
      return await drawVerseCard({ ...mantra, siteName: name, screen, picture });
    } catch (error) {
      console.warn("The verse was not drawn", error);
      return null;
    }
  }

  async function shareVerse() {
    const text = mantra.padas.map(({ sanskrit }) => sanskrit.trim()).join("\n");
    const card = canShareFiles() ? await drawCard() : null;
    const outcome = await share({ title: mantra.title, text, url: location.href, file: card });
    if (outcome !== "shared") showToast(t[outcome]);
  }

  async function savePicture() {
    const card = await drawCard();
    if (card) saveFile(card);
    else showToast({ ...t.noPicture, variant: "destructive" });
  }

  return (
    <div className="verse-tools" ref={tools}>
      <FavoriteToggle mantra={mantra} deity={deity} />
      <button className="button quiet" onClick={() => void shareVerse()}>
        {t.share}
      </button>
      <button className="button quiet" onClick={() => void savePicture()}>
        {t.savePicture}
      </button>
      <LineSwitch line={transliterationLine} isShownAtFirst>
        {t.transliteration}
      </LineSwitch>
      <LineSwitch line={romanLine}>{t.roman}</LineSwitch>
      {children}
    </div>
  );
}

interface LineSwitchProps {
  line: VerseLine;
  isShownAtFirst?: boolean;
  children: string;
}

function LineSwitch({ line, isShownAtFirst = false, children }: LineSwitchProps) {
  const isShown = useSyncExternalStore(line.watch, line.isShown, () => isShownAtFirst);
  return (
    <button className="button quiet" aria-pressed={isShown} onClick={line.switchIt}>
      {children}
    </button>
  );
}

/** Links to the mantras before and after this one on their deity's page. */
export function Neighbors({ deity, previous, next }: Chant) {
  const t = useMessages(verseToolsMessages);
  return (
    <nav className="neighbors" aria-label={t.neighbors(deity.name)}>
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
