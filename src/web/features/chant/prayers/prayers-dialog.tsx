import { useLayoutEffect, useRef } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { Mantra } from "#model/mantra.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { prayersMessages as t } from "#messages/chant.ts";
import { plainErrorMessage } from "../../../ui/plain-error-message.ts";
import { ListenButton } from "../../../ui/mantra/listen-button.tsx";
import { Verse } from "../../../ui/mantra/verse.tsx";
import type { PrayerPlace } from "./prayer-offer.tsx";

/** Collection of which the first prayer is said before the beads, and the others after them. */
const japa = get(pageApi.deity, { deityId: "japa" });

export default function PrayersDialog({ place, close }: { place: PrayerPlace; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog ref={dialog} className="card prayers" aria-labelledby="prayers" onClose={close}>
      <h2 id="prayers">{t[place]}</h2>
      <Prayers place={place} />
      <button className="button" onClick={close}>
        {t.close}
      </button>
    </dialog>
  );
}

function Prayers({ place }: { place: PrayerPlace }) {
  const { status, data, error } = useReply(japa);
  if (status === "pending") return <output>{t.loading}</output>;
  if (status === "error") return <p role="alert">{plainErrorMessage(error)}</p>;
  const prayers = place === "opening" ? data.mantras.slice(0, 1) : data.mantras.slice(1);
  return prayers.map((prayer) => <Prayer key={prayer.id} prayer={prayer} />);
}

const Prayer = ({ prayer }: { prayer: Mantra }) => (
  <section aria-label={prayer.title}>
    <h3>{prayer.title}</h3>
    <Verse mantra={prayer} />
    <p>{prayer.meaning}</p>
    {prayer.audioUrl !== undefined && <ListenButton title={prayer.title} audioUrl={prayer.audioUrl} />}
  </section>
);
