import { useLayoutEffect, useRef, type SubmitEvent } from "react";
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
    mala.takeSankalpa(Number(asked.get("malas")), Number(asked.get("days")));
    close();
  }

  return (
    <form onSubmit={take}>
      <p>{progress ? over(progress) : t.explanation}</p>
      <label>
        <input type="number" name="malas" min={1} max={MOST_MALAS} step={1} defaultValue={1} required />
        <span>{t.malasPerDay}</span>
      </label>
      <label>
        <input type="number" name="days" min={1} max={MOST_DAYS} step={1} defaultValue={40} required />
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
