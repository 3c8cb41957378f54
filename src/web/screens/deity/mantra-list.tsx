import { Fragment } from "react";
import type { Deity } from "#model/deity.ts";
import { useIsFirstPage } from "../../boot/navigation.ts";
import { deityMessages } from "../../messages/deity.ts";
import { useMessages } from "../../messages/language.ts";
import { AdSlot } from "../../parts/ad-slot.tsx";
import { MantraCard } from "../../parts/mantra-card.tsx";
import { useSite } from "../../site-context.ts";

export function MantraList({ deity }: { deity: Deity }) {
  const t = useMessages(deityMessages);
  const { email } = useSite();
  return (
    <div className="mantras" data-first-page={useIsFirstPage() || undefined}>
      {deity.mantras.map((mantra, place) => (
        <Fragment key={mantra.id}>
          <MantraCard deity={deity} mantra={mantra} />
          {(place + 1) % 3 === 0 && <AdSlot name={`deity-after-${place + 1}`} size="banner" />}
        </Fragment>
      ))}
      {email && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(t.mistakeIn(t.title(deity.name)))}`}>{t.report}</a>
      )}
    </div>
  );
}
