import { useId, useState, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { BEADS_PER_MALA, roundSizes, type RoundSize } from "#model/practice.ts";
import { ownMantraFormMessages as t } from "#messages/own-mantra.ts";
import { forgetSounds } from "../../audio/listening/sounds-of-mantra.ts";
import { stored } from "../../device/storage.ts";
import { readRounds, writeRounds } from "../../mala/round-choice.ts";
import { browserPerson } from "../../practice/person.ts";
import type { OwnMantra } from "../../practice/own-mantras.ts";
import { Field } from "../../ui/field.tsx";
import { checkText, checkTitle, newOwnId, plainText, plainTitle } from "./own-mantra-checks.ts";
import { changeOwnMantra, ownMantras } from "./use-own-mantras.ts";

interface Props {
  /** The mantra is null for a new one. */
  mantra: OwnMantra | null;
  close: () => void;
}

/** Shows the form that makes or changes a mantra of the person's own. What is typed stays until it is stored. */
export function OwnMantraForm({ mantra, close }: Props) {
  const [, navigate] = useLocation();
  const [id] = useState(() => mantra?.id ?? newOwnId());
  // The size may have been chosen next to the counter since then.
  const [known] = useState(() => mantra && readRounds(stored, mantra));
  const [errors, setErrors] = useState<{ title?: string; text?: string; kept?: string }>({});

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const title = plainTitle(String(typed.get("title") ?? ""));
    const text = plainText(String(typed.get("text") ?? ""));
    const refused = { title: checkTitle(title), text: checkText(text) };
    const wrong = refused.title ? "title" : refused.text ? "text" : null;
    setErrors(withoutNone(refused));
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const round = roundSizes.find((size) => size === Number(typed.get("round"))) ?? BEADS_PER_MALA;
    const isWithAccount = typed.get("where") === "account";
    const isKept = changeOwnMantra(id, () => ownMantras.save({ id, title, text, round, isWithAccount }));
    if (!isKept) return setErrors({ kept: t.notKept });
    if (known && known.size !== round) writeRounds(stored, { id, round }, { ...known, size: round });
    navigate(paths.ownMantra(id));
  }

  return (
    <form className="card own-mantra-form" noValidate onSubmit={save}>
      <h2>{mantra ? t.change : t.new}</h2>
      <Field
        name="title"
        label={t.title}
        defaultValue={mantra?.title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form replaces the button that was pressed
        autoFocus
        {...untold}
        {...(errors.title && { error: errors.title })}
      />
      <TextField text={mantra?.text} error={errors.text} />
      <RoundChoice round={known?.size ?? BEADS_PER_MALA} />
      <PlaceChoice isWithAccount={mantra?.isWithAccount ?? false} />
      {errors.kept && (
        <p className="field-error" role="alert">
          {errors.kept}
        </p>
      )}
      <p className="buttons">
        <button className="button">{t.save}</button>
        <button type="button" className="button quiet" onClick={close}>
          {t.cancel}
        </button>
      </p>
      {mantra && <Deletion id={id} close={close} />}
    </form>
  );
}

/** Spell checkers and programs that fill in forms must not learn what is typed. */
const untold = { autoComplete: "off", spellCheck: false, dir: "auto" } as const;

function withoutNone({ title, text }: { title: string | null; text: string | null }) {
  return { ...(title !== null && { title }), ...(text !== null && { text }) };
}

function TextField({ text, error }: { text: string | undefined; error: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t.text}</label>
      <div className="line">
        <textarea
          id={id}
          name="text"
          rows={4}
          defaultValue={text}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          {...untold}
        />
      </div>
      <div id={`${id}-note`}>
        <small>{t.textHint}</small>
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
    </div>
  );
}

const RoundChoice = ({ round }: { round: RoundSize }) => (
  <fieldset className="rounds">
    <legend>{t.round}</legend>
    {roundSizes.map((size) => (
      <label key={size}>
        <input type="radio" name="round" value={size} defaultChecked={size === round} />
        {size}
      </label>
    ))}
  </fieldset>
);

/** Shows the choice between device and account. Only signed-in people can choose the account. */
function PlaceChoice({ isWithAccount }: { isWithAccount: boolean }) {
  const [isSignedIn] = useState(() => browserPerson.current() !== null);
  return (
    <fieldset className="places">
      <legend>{t.where}</legend>
      <label>
        <input type="radio" name="where" value="device" defaultChecked={!isWithAccount} />
        <span>
          {t.onDevice} <small>{isSignedIn ? t.onDeviceMeans : t.onDeviceOfNobody}</small>
        </span>
      </label>
      <label>
        <input type="radio" name="where" value="account" defaultChecked={isWithAccount} disabled={!isSignedIn} />
        <span>
          {t.withAccount}{" "}
          <small>
            {t.withAccountMeans} {!isSignedIn && t.withAccountSignIn}
          </small>
        </span>
      </label>
      <small>{t.logged}</small>
    </fieldset>
  );
}

function Deletion({ id, close }: Pick<OwnMantra, "id"> & Pick<Props, "close">) {
  const [isAsked, setAsked] = useState<boolean>();

  function remove() {
    void forgetSounds(id);
    changeOwnMantra(id, () => ownMantras.remove(id));
    close();
  }

  if (!isAsked)
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the question that had the focus
      <button type="button" className="text-button" autoFocus={isAsked === false} onClick={() => setAsked(true)}>
        {t.delete}
      </button>
    );
  return (
    <div className="confirm" role="alert">
      <p>{t.confirm}</p>
      <p className="buttons">
        <button type="button" className="button danger" onClick={remove}>
          {t.deleteNow}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed */}
        <button type="button" className="button quiet" autoFocus onClick={() => setAsked(false)}>
          {t.keep}
        </button>
      </p>
    </div>
  );
}
