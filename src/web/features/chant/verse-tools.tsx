import { useRef } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { verseToolsMessages as t } from "#messages/chant.ts";
import { DisplayButton } from "../../ui/display/display-button.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { useSite } from "../../data/site-context.ts";
import { showToast } from "../../ui/toast.ts";

const loadSharing = lazyModule(() => import("./verse-card/share-verse.ts"));

/** Shares the verse or its picture, and says in which letters it is shown. */
export function VerseTools({ mantra }: Pick<Chant, "mantra" | "deity">) {
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
      <button className="button quiet" onClick={() => void shareVerse().catch(showLoadFailure)}>
        {t.share}
      </button>
      <button className="button quiet" onClick={() => void savePicture().catch(showLoadFailure)}>
        {t.savePicture}
      </button>
      <DisplayButton />
    </div>
  );
}
