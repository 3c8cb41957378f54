import { useId, useState } from "react";
import { pageApi } from "#contract/page-api.ts";
import { personalApi } from "#contract/personal-api.ts";
import { OWN_DEITY } from "#model/paths.ts";
import { longestSearch } from "#model/practice.ts";
import { entryDialogMessages as t } from "#messages/history.ts";
import { get } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { useReply } from "../../../data/use-reply.ts";
import { stored } from "../../../device/storage.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";
import { ownMantrasIn, titleHere } from "../../../practice/own-mantras.ts";

export interface ChosenMantra {
  deityId: string;
  mantraId: string;
  title: string;
}

/** Mantras that are offered at once. */
const offered = 6;

interface Props {
  chosen: ChosenMantra | null;
  error: string | null;
  onChoose: (mantra: ChosenMantra | null) => void;
}

/** The mantra of an entry: one of the person's own, or one that is searched for in the catalogue. */
export function MantraChoice({ chosen, error, onChoose }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  if (chosen)
    return (
      <div className="field">
        <span className="label">{t.mantra}</span>
        <p className="chosen-mantra">
          <b>{chosen.title}</b>
          <button type="button" className="text-button" onClick={() => onChoose(null)}>
            {t.anotherMantra}
          </button>
        </p>
      </div>
    );
  const query = text.toWellFormed().trim();
  return (
    <div className="field">
      <label htmlFor={id}>{t.chooseMantra}</label>
      <div className="line">
        <input
          id={id}
          type="search"
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          placeholder={t.mantraHint}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div id={`${id}-note`}>{error !== null && <p className="field-error">{error}</p>}</div>
      {query === "" ? <OwnMantras onChoose={onChoose} /> : <FoundMantras query={query} onChoose={onChoose} />}
    </div>
  );
}

type Choosing = Pick<Props, "onChoose">;

/** Mantras that the person has made, but for those that are offered already. No search finds them, for only this device knows them. */
const madeHere = (others: readonly ChosenMantra[]): ChosenMantra[] =>
  ownMantrasIn(stored)
    .all()
    .filter(({ id }) => !others.slice(0, offered).some(({ mantraId }) => mantraId === id))
    .map(({ id, title }) => ({ deityId: OWN_DEITY, mantraId: id, title }));

/** Those chanted most in the last year, and those that the person has made. */
function OwnMantras({ onChoose }: Choosing) {
  const { data } = usePersonal(get(personalApi.practice, { timeZone: deviceTimeZone() }));
  const chanted = (data?.mantras ?? []).flatMap(({ deityId, mantraId, title }) =>
    deityId === null ? [] : { deityId, mantraId, title: titleHere({ mantraId, title }) },
  );
  return <Offer mantras={[...chanted.slice(0, offered), ...madeHere(chanted)]} onChoose={onChoose} />;
}

function FoundMantras({ query, onChoose }: Choosing & { query: string }) {
  const { data, status } = useReply(get(pageApi.search, { q: query }));
  const mantras = (data?.mantras ?? []).map(({ id, title, deityId }) => ({ mantraId: id, title, deityId }));
  return (
    <>
      <output className="soft">
        {status === "error" && t.mantrasFailed}
        {status === "success" && mantras.length === 0 && t.noMantra}
      </output>
      <Offer mantras={mantras.slice(0, offered)} onChoose={onChoose} />
    </>
  );
}

const Offer = ({ mantras, onChoose }: Choosing & { mantras: ChosenMantra[] }) => (
  <ul className="offered-mantras">
    {mantras.map(({ deityId, mantraId, title }) => (
      <li key={mantraId}>
        <button type="button" className="button quiet" onClick={() => onChoose({ deityId, mantraId, title })}>
          {title}
        </button>
      </li>
    ))}
  </ul>
);
