import { useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import { readNumber } from "#engines/digits.ts";
import { MOST_DAYS, MOST_MALAS, usualDays } from "#engines/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { addDays } from "#engines/calendar-date.ts";
import { sankalpaDialogMessages as t } from "#messages/vow.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import type { Mala } from "../../mala/mala.ts";
import { VowCard, type VowChanges } from "../../ui/mantra/vow/vow-card.tsx";
import { LetGo, VowRest } from "../../ui/mantra/vow/vow-plans.tsx";
import { showToast } from "../../ui/toast.ts";

interface Props {
  progress: VowProgress | null;
  mala: Mala;
  close: () => void;
}

/** Tells what a vow is and takes one; or the card of the vow that runs. */
export default function SankalpaDialog({ progress, mala, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const isGoingOn = progress && !progress.isOver;
  return (
    <dialog ref={dialog} className="card sankalpa" aria-labelledby="sankalpa" onClose={close}>
      <h2 id="sankalpa">{isGoingOn ? sankalpaMessages.name : sankalpaMessages.take}</h2>
      {isGoingOn ? (
        <RunningVow progress={progress} mala={mala} close={close} />
      ) : (
        <NewVow progress={progress} mala={mala} close={close} />
      )}
    </dialog>
  );
}

function RunningVow({ progress, mala, close }: Props & { progress: VowProgress }) {
  const changes: VowChanges = {
    change: (by) => mala.vow()?.change(by),
    beginAgain: () => mala.vow()?.beginAgain(),
  };
  const last: VowChanges["change"] = (by) => {
    changes.change(by);
    close();
  };
  return (
    <VowCard vow={progress} changes={changes} title={<p>{t.vow(progress)}</p>}>
      <VowRest vow={progress} changes={changes} />
      <p className="buttons">
        <button className="button" onClick={close}>
          {t.close}
        </button>
        <LetGo vow={progress} change={last} className="button quiet" />
      </p>
    </VowCard>
  );
}

function NewVow({ progress, mala, close }: Props) {
  const [days, setDays] = useState("40");
  const [malas, setMalas] = useState("1");
  const today = mala.vow()?.today();

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = { malasPerDay: readNumber(malas), days: readNumber(days) };
    mala.vow()?.take(asked);
    close();
    showToast(t.begun(asked));
  }

  return (
    <form onSubmit={take}>
      <p>{progress ? sankalpaMessages.over(progress) : t.explanation}</p>
      <fieldset className="usual" aria-label={t.usual}>
        {usualDays.map((usual) => (
          <button
            key={usual}
            type="button"
            className="button quiet"
            aria-pressed={readNumber(days) === usual}
            aria-label={t.usualDays(usual)}
            onClick={() => setDays(String(usual))}
          >
            {usual}
          </button>
        ))}
      </fieldset>
      <label>
        <WholeNumber value={days} most={MOST_DAYS} change={setDays} />
        <span>{t.days}</span>
      </label>
      <label>
        <WholeNumber value={malas} most={MOST_MALAS} change={setMalas} />
        <span>{t.malasPerDay}</span>
      </label>
      <p className="soft">
        {today !== undefined && isWithin(days, MOST_DAYS) && t.lastDay(addDays(today, readNumber(days) - 1))}{" "}
        {t.keptHere}
      </p>
      <p className="buttons">
        <button className="button">{t.take}</button>
        <button type="button" className="button quiet" onClick={close}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}

interface NumberProps {
  value: string;
  most: number;
  change: (value: string) => void;
}

/** A number field of the browser would take no digits but those of ASCII. */
function WholeNumber({ value, most, change }: NumberProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setCustomValidity(isWithin(value, most) ? "" : t.wholeNumber(most));
  }, [value, most]);

  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function isWithin(typed: string, most: number) {
  const number = readNumber(typed);
  return Number.isInteger(number) && number >= 1 && number <= most;
}
