import { useId, useState } from "react";
import { pageApi } from "#contract/page-api.ts";
import { personalApi } from "#contract/personal-api.ts";
import { longestSearch } from "#model/practice.ts";
import { entryDialogMessages as t } from "#messages/history.ts";
import { get } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { useReply } from "../../../data/use-reply.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";

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

/** Those chanted most in the last year. */
function OwnMantras({ onChoose }: Choosing) {
  const { data } = usePersonal(get(personalApi.practice, { timeZone: deviceTimeZone() }));
  const own = (data?.mantras ?? []).flatMap(({ deityId, mantraId, title }) =>
    deityId === null ? [] : { deityId, mantraId, title },
  );
  return <Offer mantras={own} onChoose={onChoose} />;
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
      <Offer mantras={mantras} onChoose={onChoose} />
    </>
  );
}

const Offer = ({ mantras, onChoose }: Choosing & { mantras: ChosenMantra[] }) => (
  <ul className="offered-mantras">
    {mantras.slice(0, offered).map(({ deityId, mantraId, title }) => (
      <li key={mantraId}>
        <button type="button" className="button quiet" onClick={() => onChoose({ deityId, mantraId, title })}>
          {title}
        </button>
      </li>
    ))}
  </ul>
);
