import { useLayoutEffect, useRef, type InputEvent, type SubmitEvent } from "react";
import { readNumber } from "#engines/digits.ts";
import { MOST_DAYS, MOST_MALAS, type SankalpaProgress } from "#engines/sankalpa.ts";
import { sankalpaDialogMessages as t } from "#messages/sankalpa.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import type { Mala } from "../../mala/mala.ts";

interface Props {
  progress: SankalpaProgress | null;
  mala: Mala;
  close: () => void;
}

export default function SankalpaDialog({ progress, mala, close }: Props) {
  const { name } = sankalpaMessages;
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const isGoingOn = progress && !progress.isOver;
  return (
    <dialog ref={dialog} className="card sankalpa" aria-labelledby="sankalpa" onClose={close}>
      <h2 id="sankalpa">{name}</h2>
      {isGoingOn ? (
        <Vow progress={progress} mala={mala} close={close} />
      ) : (
        <NewVow progress={progress} mala={mala} close={close} />
      )}
    </dialog>
  );
}

function NewVow({ progress, mala, close }: Props) {
  const { over } = sankalpaMessages;

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const numberOf = (name: string) => readNumber(String(asked.get(name)));
    mala.takeSankalpa(numberOf("malas"), numberOf("days"));
    close();
  }

  return (
    <form onSubmit={take}>
      <p>{progress ? over(progress) : t.explanation}</p>
      <label>
        <WholeNumber name="malas" most={MOST_MALAS} defaultValue={1} />
        <span>{t.malasPerDay}</span>
      </label>
      <label>
        <WholeNumber name="days" most={MOST_DAYS} defaultValue={40} />
        <span>{t.days}</span>
      </label>
      <p className="soft">{t.keptHere}</p>
      <p className="buttons">
        <button className="button">{t.take}</button>
        {progress && <LetGo label={t.clear} mala={mala} close={close} />}
        <button type="button" className="button quiet" onClick={close}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}

interface NumberProps {
  name: string;
  most: number;
  defaultValue: number;
}

/** A number field of the browser would take no digits but those of ASCII. */
function WholeNumber({ name, most, defaultValue }: NumberProps) {
  function check({ currentTarget: field }: Pick<InputEvent<HTMLInputElement>, "currentTarget">) {
    const number = readNumber(field.value);
    const isRight = Number.isInteger(number) && number >= 1 && number <= most;
    field.setCustomValidity(isRight ? "" : t.wholeNumber(most));
  }

  return (
    <input type="text" name={name} inputMode="numeric" autoComplete="off" defaultValue={defaultValue} onInput={check} />
  );
}

function Vow({ progress, mala, close }: Props & { progress: SankalpaProgress }) {
  const line = sankalpaMessages;
  return (
    <>
      <p>{t.vow(progress)}</p>
      <p>{line.progress(progress)}</p>
      <progress max={progress.days} value={progress.fullDays} aria-label={t.daysKept(progress)} />
      <p className="soft">
        {t.daysKept(progress)} {progress.thinDays > 0 && t.thinDays(progress.thinDays)}
      </p>
      <p className="buttons">
        <button className="button" onClick={close}>
          {t.close}
        </button>
        <LetGo label={t.letGo} mala={mala} close={close} />
      </p>
    </>
  );
}

const LetGo = ({ label, mala, close }: Omit<Props, "progress"> & { label: string }) => (
  <button
    type="button"
    className="button quiet"
    onClick={() => {
      mala.dropSankalpa();
      close();
    }}
  >
    {label}
  </button>
);
