import { useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-api.ts";
import { paths } from "#model/paths.ts";
import { share } from "../../device/share.ts";
import { useMessages } from "../../messages/language.ts";
import { verseToolsMessages } from "../../messages/verse-tools.ts";
import { FavoriteToggle } from "../../parts/favorite-toggle.tsx";
import { isTransliterationShown, switchTransliteration, watchTransliteration } from "../../transliteration.ts";
import { showToast } from "../../ui/toast.ts";

/** Makes the mantra a favorite, shares it, and hides its transliteration. */
export function VerseTools({ mantra, deity }: Pick<Chant, "mantra" | "deity">) {
  const t = useMessages(verseToolsMessages);
  const isShown = useSyncExternalStore(watchTransliteration, isTransliterationShown, () => true);

  async function shareVerse() {
    const text = mantra.padas.map(({ sanskrit }) => sanskrit.trim()).join("\n");
    const outcome = await share({ title: mantra.title, text, url: location.href });
    if (outcome !== "shared") showToast(t[outcome]);
  }

  return (
    <div className="verse-tools">
      <FavoriteToggle mantra={mantra} deity={deity} />
      <button className="button quiet" onClick={() => void shareVerse()}>
        {t.share}
      </button>
      <button className="button quiet" aria-pressed={isShown} onClick={switchTransliteration}>
        {t.transliteration}
      </button>
    </div>
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
