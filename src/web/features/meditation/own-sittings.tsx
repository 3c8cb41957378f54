import { useRef, useState, useSyncExternalStore } from "react";
import type { Choices } from "#engines/sitting-plan.ts";
import { mostOwnSittings } from "#model/practice.ts";
import { meditationMessages as t } from "#messages/meditation.ts";
import { OnlyHere } from "../../ui/only-here.tsx";
import { showToast } from "../../ui/toast.ts";
import {
  forgetOwnSitting,
  keepOwnSitting,
  LONGEST_NAME,
  ownSittingField,
  ownSittingsText,
  readOwnSittings,
  watchOwnSittings,
} from "./kept-choices.ts";

/**
 * The field for a name belongs to the form with this id. It is not the form of the sitting, because Enter only begins a
 * sitting as long as that form has a single field of text.
 */
export const NAME_FORM = "own-sitting";

interface Props {
  /** Returns the choices that the form has now. */
  read: () => Choices | null;
  fill: (choices: Choices) => void;
}

/**
 * Lists sittings under names of the person's own, to choose and to remove them, and stores the present choices as
 * another one.
 */
export function OwnSittings({ read, fill }: Props) {
  const text = useSyncExternalStore(watchOwnSittings, ownSittingsText, () => null);

  return (
    <fieldset className="own-sittings">
      <legend>{t.ownSittings}</legend>
      <ul>
        {readOwnSittings(text).map(({ name, choices }) => (
          <li key={name}>
            <button type="button" className="button quiet" onClick={() => fill(choices)}>
              {name}
            </button>
            <button
              type="button"
              className="text-button"
              aria-label={t.removeSitting(name)}
              onClick={() => forgetOwnSitting(name)}
            >
              {t.remove}
            </button>
            <OnlyHere field={ownSittingField(name)} />
          </li>
        ))}
      </ul>
      <NewSitting read={read} />
    </fieldset>
  );
}

function NewSitting({ read }: Pick<Props, "read">) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);

  function keep() {
    const choices = read();
    if (!field.current || !choices) return;
    const refusal = keepOwnSitting(field.current.value, choices);
    setFault(refusal && sayRefusal(refusal));
    if (refusal) return field.current.focus();
    showToast(t.sittingKept(field.current.value.trim()));
    field.current.value = "";
  }

  return (
    <p className="new-sitting">
      <input
        ref={field}
        type="text"
        form={NAME_FORM}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={t.sittingName}
        aria-label={t.sittingName}
        aria-invalid={fault !== null}
        aria-describedby="own-sitting-fault"
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          keep();
        }}
      />
      <button type="button" className="button quiet" onClick={keep}>
        {t.keepSitting}
      </button>
      <output id="own-sitting-fault" className="fault">
        {fault}
      </output>
    </p>
  );
}

function sayRefusal(refusal: "unnamed" | "full" | "refused") {
  const said = t.sittingFaults[refusal];
  return typeof said === "function" ? said(mostOwnSittings) : said;
}
