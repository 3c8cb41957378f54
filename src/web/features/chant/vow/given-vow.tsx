import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { addDays } from "#engines/calendar-date.ts";
import { readGivenVow } from "#engines/given-vow.ts";
import type { Asked } from "#engines/sankalpa.ts";
import { givenVowMessages as t } from "#messages/given-vow.ts";
import { sankalpaDialogMessages, vowMessages } from "#messages/vow.ts";
import type { Mala } from "../../../mala/mala.ts";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { followsPerson } from "../../../practice/follow/followed.ts";
import { showToast } from "../../../ui/toast.ts";
import { NoRoomForVow } from "./vow-fields.tsx";

interface Props {
  mala: Mala;
  close: () => void;
}

/** Offers the practice of the address as a vow. A vow of this mantra that the pupil has goes on as it is. */
export default function GivenVow({ mala, close }: Props) {
  const [given] = useState(() => readGivenVow(location.search));
  const { sankalpa } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const [isFull, setFull] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  /** A reload, or a way back to this page, asks no second time. */
  function answer() {
    history.replaceState(history.state, "", location.pathname + location.hash);
    close();
  }

  function take(asked: Asked) {
    if (!mala.vow()?.take(asked)) return setFull(true);
    answer();
    showToast(sankalpaDialogMessages.begun(asked));
  }

  const isTaken = sankalpa !== null && !sankalpa.isOver;
  return (
    <dialog ref={dialog} className="card sankalpa given" aria-labelledby="given-vow" onClose={answer}>
      <h2 id="given-vow">{t.title}</h2>
      {isTaken && <Told said={t.already(vowMessages.vow(sankalpa))} close={answer} />}
      {!isTaken && given === "unreadable" && <Told said={t.unreadable} close={answer} />}
      {!isTaken && given !== "unreadable" && given && (
        <>
          <p>{mala.mantra.title}</p>
          <p className="vow-line">{sankalpaDialogMessages.vow(given)}</p>
          <p>{sankalpaDialogMessages.explanation}</p>
          <p className="soft">
            {sankalpaDialogMessages.lastDay(addDays(mala.vow()?.today() ?? "", given.days - 1))}{" "}
            {sankalpaDialogMessages.kept(followsPerson(browserPractice().storage))}
          </p>
          {isFull && <NoRoomForVow />}
          <p className="buttons">
            <button className="button" onClick={() => take(given)}>
              {t.take}
            </button>
            <button className="button quiet" onClick={answer}>
              {t.notNow}
            </button>
          </p>
        </>
      )}
    </dialog>
  );
}

const Told = ({ said, close }: { said: string; close: () => void }) => (
  <>
    <p>{said}</p>
    <p className="buttons">
      <button className="button" onClick={close}>
        {t.close}
      </button>
    </p>
  </>
);
