import { useId, useState, type SubmitEvent } from "react";
import { calendarApi } from "#contract/calendar-api.ts";
import type { ReminderChoices } from "#contract/reminders.ts";
import { observanceKinds, type ObservanceKind } from "#model/reminders.ts";
import { remindersMessages as t } from "#messages/reminders.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { calendarPlace } from "../../../device/calendar-place.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { Times } from "./times.tsx";

interface Props {
  kept: ReminderChoices;
  choices: ReminderChoices;
  change: (changes: Partial<ReminderChoices>) => void;
  save: () => Promise<unknown>;
}

/** When somebody practices, and what else their calendar holds. */
export function ChoicesForm({ kept, choices, change, save }: Props) {
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaving(true);
    try {
      await save();
      showToast(t.saved);
    } catch (error) {
      showToast({ title: t.notSaved, description: errorMessage(error), variant: "destructive" });
    }
    setSaving(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Times times={choices.times} keptZone={kept.times.length > 0 ? kept.timeZone : null} change={change} />
      <fieldset className="checks">
        <legend>{t.days}</legend>
        <Check label={t.vows} isOn={choices.vows} set={(vows) => change({ vows })} />
        {observanceKinds.map((kind) => (
          <Check
            key={kind}
            label={t.observances[kind]}
            isOn={choices.observances.includes(kind)}
            set={(isOn) => change(withKind(choices, kind, isOn))}
          />
        ))}
      </fieldset>
      {choices.observances.length > 0 && <Place id={choices.place} set={(place) => change({ place })} />}
      <Check
        label={t.namesMantra}
        hint={t.namesMantraHint}
        isOn={choices.namesMantra}
        set={(namesMantra) => change({ namesMantra })}
      />
      <button className="button" disabled={isSaving}>
        {isSaving && <span className="spinner" />}
        {t.save}
      </button>
    </form>
  );
}

/** The first of these days are those of the place that was chosen for the calendar on this device. */
function withKind({ observances: before, place }: ReminderChoices, kind: ObservanceKind, isOn: boolean) {
  const observances = observanceKinds.filter((each) => (each === kind ? isOn : before.includes(each)));
  return before.length > 0 ? { observances } : { observances, place: place ?? calendarPlace() };
}

interface CheckProps {
  label: string;
  hint?: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

function Check({ label, hint, isOn, set }: CheckProps) {
  const id = useId();
  return (
    <div className="check">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint && id}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      {hint && <small id={id}>{hint}</small>}
    </div>
  );
}

function Place({ id, set }: { id: string | null; set: (place: string | null) => void }) {
  const fieldId = useId();
  const { data: places, status } = useReply(get(calendarApi.calendarPlaces, {}));
  return (
    <div className="field">
      <label htmlFor={fieldId}>{t.place}</label>
      <select
        id={fieldId}
        value={id ?? ""}
        disabled={!places}
        onChange={({ target }) => set(target.value === "" ? null : target.value)}
      >
        <option value="">{t.sitePlace}</option>
        {places?.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}, {place.country}
          </option>
        ))}
      </select>
      {status === "error" && <p className="field-error">{t.placesFailed}</p>}
    </div>
  );
}
