import { useState } from "react";
import { Link } from "wouter";
import { mostOfOwn } from "#model/own-mantra.ts";
import { paths } from "#model/paths.ts";
import { ownMantraMessages as t } from "#messages/own-mantra.ts";
import { stored } from "../../device/storage.ts";
import { OWN_MANTRA_FIELD } from "../../practice/own-mantras.ts";
import { OnlyHere } from "../../ui/only-here.tsx";
import { readRounds } from "../../mala/round-choice.ts";
import { OwnMantraForm } from "./own-mantra-form.tsx";
import { useOwnMantras, type ShownMantra } from "./use-own-mantras.ts";

/** The form is open for a new mantra, or for the one with this id. */
type Opened = "new" | ShownMantra["id"];

/**
 * Lists the mantras of the person's own, or shows the form of one of them. The hash of the address may name one to
 * change.
 */
export default function OwnMantraList() {
  const mantras = useOwnMantras();
  const [opened, setOpened] = useState<Opened | null>(() => location.hash.slice(1) || null);
  const known = mantras.find(({ id }) => id === opened);
  if (opened === "new" || known)
    return <OwnMantraForm key={opened} mantra={known ?? null} close={() => setOpened(null)} />;
  return (
    <>
      <p className="lead">{t.lead}</p>
      {mantras.length === 0 ? <p>{t.none}</p> : <Mantras mantras={mantras} change={setOpened} />}
      {mantras.length < mostOfOwn.mantras ? (
        <button className="button" onClick={() => setOpened("new")}>
          {t.add}
        </button>
      ) : (
        <p>{t.full(mostOfOwn.mantras)}</p>
      )}
      <p>
        <small>{t.hidden}</small>
      </p>
    </>
  );
}

const Mantras = ({ mantras, change }: { mantras: readonly ShownMantra[]; change: (id: string) => void }) => (
  <ul>
    {mantras.map((mantra) => (
      <li key={mantra.id} className="card">
        <p>
          <Link href={paths.ownMantra(mantra.id)} dir="auto" translate="no">
            {mantra.title}
          </Link>
          <small>
            {t.round(readRounds(stored, mantra).size)} · {placeOf(mantra)}
          </small>
          <OnlyHere field={OWN_MANTRA_FIELD + mantra.id} />
        </p>
        <button className="text-button" aria-label={t.changeOf(mantra.title)} onClick={() => change(mantra.id)}>
          {t.change}
        </button>
      </li>
    ))}
  </ul>
);

function placeOf({ isWithAccount, inAccount }: ShownMantra) {
  if (!isWithAccount || inAccount === "refused") return t.onDevice;
  return inAccount === "there" ? t.withAccount : t.notYet;
}
