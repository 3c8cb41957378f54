import { useId, useState, type InputEvent, type SubmitEvent } from "react";
import { readNumber } from "#engines/digits.ts";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import { BEADS_PER_MALA, longestNote, mostByHand } from "#model/practice.ts";
import type { User } from "#model/user.ts";
import { entryDialogMessages as t } from "#messages/history.ts";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { titleHere } from "../../../practice/own-mantras.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { useToday } from "../use-today.ts";
import { MantraChoice, type ChosenMantra } from "./mantra-choice.tsx";
import type { EnteredPractice } from "./save-practice.ts";

interface Props {
  user: User;
  entry?: HistoryEntry;
  mantra?: ChosenMantra;
  isSaving: boolean;
  failure: string | null;
  onSave: (entered: EnteredPractice) => void;
  onCancel: () => void;
}

type Kind = HistoryEntry["kind"];

/** An earlier day is more likely a slip of the pen. The server refuses it too. */
const firstDay = "2000-01-01";

export function EntryForm({ user, entry, mantra, isSaving, failure, onSave, onCancel }: Props) {
  const id = useId();
  const today = useToday(user.settings.dayBeginsAt);
  const [newId] = useState(() => browserPractice().newId());
  const [kind, setKind] = useState<Kind>(entry?.kind ?? "chant");
  const [chosen, setChosen] = useState<ChosenMantra | null>((entry ? mantraOf(entry) : mantra) ?? null);
  const [isMissing, setMissing] = useState(false);
  useHeldFocus(isSaving);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? "");
    const dated = { id: newId, localDate: textOf("day"), note: textOf("note").trim() || null };
    const amount = readNumber(textOf("amount"));
    if (kind === "sitting") return onSave({ ...dated, kind, minutes: amount });
    if (!chosen) return setMissing(true);
    const { deityId, mantraId } = chosen;
    onSave({ ...dated, kind, deityId, mantraId, repetitions: amount * Number(textOf("unit")) });
  }

  return (
    <form className="entry-form" onSubmit={save}>
      {!entry && <KindChoice kind={kind} onChoose={setKind} />}
      {kind === "chant" && (
        <MantraChoice chosen={chosen} error={isMissing && !chosen ? t.mantraMissing : null} onChoose={setChosen} />
      )}
      <Amount key={kind} kind={kind} {...(entry && { entry })} />
      <div className="field">
        <label htmlFor={`${id}-day`}>{t.day}</label>
        <div className="line">
          <input
            id={`${id}-day`}
            type="date"
            name="day"
            required
            min={firstDay}
            max={today}
            defaultValue={entry?.localDate ?? today}
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{t.note}</label>
        <div className="line">
          <textarea
            id={`${id}-note`}
            name="note"
            rows={2}
            maxLength={longestNote}
            defaultValue={entry?.note}
            aria-describedby={`${id}-note-hint`}
          />
        </div>
        <small id={`${id}-note-hint`}>{t.noteHint}</small>
      </div>
      {failure !== null && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="buttons">
        <button className="button" disabled={isSaving}>
          {isSaving && <span className="spinner" />}
          {entry ? t.save : t.add}
        </button>
        <button type="button" className="button quiet" disabled={isSaving} onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}

const mantraOf = (entry: HistoryEntry): ChosenMantra | undefined =>
  entry.kind === "chant" ? { deityId: entry.deityId, mantraId: entry.mantraId, title: titleHere(entry) } : undefined;

const KindChoice = ({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) => (
  <fieldset className="kinds">
    <legend>{t.kind}</legend>
    {(["chant", "sitting"] as const).map((each) => (
      <label key={each}>
        <input type="radio" name="kind" checked={kind === each} onChange={() => onChoose(each)} />
        {t[each]}
      </label>
    ))}
  </fieldset>
);

/** Whole malas where the entry has no others; a new entry begins with one. */
function Amount({ kind, entry }: { kind: Kind; entry?: HistoryEntry }) {
  const id = useId();
  const repetitions = entry?.kind === "chant" ? entry.repetitions : BEADS_PER_MALA;
  const isWhole = repetitions % BEADS_PER_MALA === 0;
  const [unit, setUnit] = useState(isWhole ? BEADS_PER_MALA : 1);
  const [given, setGiven] = useState(amountOf({ kind, entry, isWhole, repetitions }));
  const most = kind === "chant" ? mostByHand.repetitions / unit : mostByHand.minutes;
  return (
    <div className="field">
      <label htmlFor={id}>{kind === "chant" ? t.amount : t.minutes}</label>
      <div className="amount">
        <WholeNumber key={unit} id={id} most={most} value={given} onInput={setGiven} />
        {kind === "chant" && (
          <select name="unit" aria-label={t.unit} value={unit} onChange={({ target }) => setUnit(Number(target.value))}>
            <option value={BEADS_PER_MALA}>{t.malas}</option>
            <option value={1}>{t.repetitions}</option>
          </select>
        )}
      </div>
    </div>
  );
}

interface Given {
  kind: Kind;
  entry: HistoryEntry | undefined;
  isWhole: boolean;
  repetitions: number;
}

function amountOf({ kind, entry, isWhole, repetitions }: Given): string {
  if (kind === "sitting") return entry?.kind === "sitting" ? String(entry.minutes) : "";
  return String(isWhole ? repetitions / BEADS_PER_MALA : repetitions);
}

interface NumberProps {
  id: string;
  most: number;
  value: string;
  onInput: (typed: string) => void;
}

/** A number field of the browser would take no digits but those of ASCII. */
function WholeNumber({ id, most, value, onInput }: NumberProps) {
  function check(field: HTMLInputElement) {
    const number = readNumber(field.value);
    const isRight = Number.isInteger(number) && number >= 1 && number <= most;
    field.setCustomValidity(isRight ? "" : t.wholeNumber(most));
  }

  return (
    <div className="line">
      <input
        id={id}
        // Checked as it is at first, too.
        ref={(field) => void (field && check(field))}
        type="text"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onInput={({ currentTarget }: InputEvent<HTMLInputElement>) => {
          check(currentTarget);
          onInput(currentTarget.value);
        }}
      />
    </div>
  );
}
