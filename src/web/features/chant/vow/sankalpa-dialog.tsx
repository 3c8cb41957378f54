import { useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import { MOST_DAYS } from "#engines/sankalpa.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { ofRound, sizeOf } from "#model/practice.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { addDays } from "#engines/calendar-date.ts";
import { giveVowMessages } from "#messages/given-vow.ts";
import { sankalpaDialogMessages as t, vowMessages } from "#messages/vow.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import type { Mala } from "../../../mala/mala.ts";
import { PastVows } from "../../../ui/mantra/vow/past-vows.tsx";
import { VowCard, type VowChanges } from "../../../ui/mantra/vow/vow-card.tsx";
import { LetGo, VowRest } from "../../../ui/mantra/vow/vow-plans.tsx";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { followsPerson } from "../../../practice/follow/followed.ts";
import { sortedVows } from "../../../practice/kept-vows.ts";
import { showToast } from "../../../ui/toast.ts";
import { GiveVow, sendWords } from "./give-vow.tsx";
import { isWithin, NoRoomForVow, readTyped, VowFields, type TypedVow } from "./vow-fields.tsx";

interface Props {
  progress: VowProgress | null;
  mala: Mala;
  close: () => void;
}

/** Tells what a vow is and takes one; or the card of the vow that runs. Both lead to a link that gives the practice on. */
export default function SankalpaDialog({ progress, mala, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [given, setGiven] = useState<TypedVow | null>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const isGoingOn = progress && !progress.isOver;
  const ownName = isGoingOn ? sankalpaMessages.name : sankalpaMessages.take;
  return (
    <dialog ref={dialog} className="card sankalpa" aria-labelledby="sankalpa" onClose={close}>
      <h2 id="sankalpa">{given ? giveVowMessages.title : ownName}</h2>
      {given && <GiveVow mala={mala} first={given} back={() => setGiven(null)} close={close} />}
      {!given && isGoingOn && <RunningVow progress={progress} mala={mala} give={setGiven} close={close} />}
      {!given && !isGoingOn && <NewVow progress={progress} mala={mala} give={setGiven} close={close} />}
      {!given && <PastVowsOf mala={mala} />}
    </dialog>
  );
}

/** A mantra that somebody has made is at no address that others could open. */
const isGivable = ({ mantra }: Mala) => !isOwnMantra(mantra.id);

interface VowProps extends Props {
  give: (typed: TypedVow) => void;
}

function RunningVow({ progress, mala, give, close }: VowProps & { progress: VowProgress }) {
  const changes: VowChanges = {
    change: (by) => mala.vow()?.change(by),
    beginAgain: () => mala.vow()?.beginAgain(),
  };
  const last: VowChanges["change"] = (by) => {
    changes.change(by);
    close();
  };
  const { days, malasPerDay, terms } = progress;
  return (
    <VowCard vow={progress} changes={changes} title={<p>{t.vow(progress)}</p>}>
      <VowRest vow={progress} changes={changes} />
      {isGivable(mala) && (
        <p className="vow-sharing">
          <ShareProgress progress={progress} title={mala.mantra.title} close={close} />
          <button
            className="text-button"
            onClick={() => give({ days: String(days), malas: String(malasPerDay), ...ofRound(sizeOf(terms)) })}
          >
            {giveVowMessages.give}
          </button>
        </p>
      )}
      <p className="buttons">
        <button className="button" onClick={close}>
          {t.close}
        </button>
        <LetGo vow={progress} change={last} className="button quiet" />
      </p>
    </VowCard>
  );
}

/** Those that are over, also for people without an account: the profile lists those of all mantras. */
function PastVowsOf({ mala }: Pick<Props, "mala">) {
  const read = () =>
    sortedVows(browserPractice().storage, mala.vow()?.today() ?? "").over.filter(
      ({ terms }) => terms.mantraId === mala.mantra.id,
    );
  const [vows, setVows] = useState(read);
  return vows.length > 0 && <PastVows vows={vows} onChange={() => setVows(read())} isOfOneMantra />;
}

interface ShareProps extends Pick<Props, "close"> {
  progress: VowProgress;
  title: string;
}

/** One sentence, and the address of the mantra: nobody is told of a vow but by this press. */
function ShareProgress({ progress, title, close }: ShareProps) {
  const [isRefused, setRefused] = useState(false);
  const text = giveVowMessages.given(title, vowMessages.said(progress));

  async function send() {
    setRefused(!(await sendWords({ title, text, url: location.origin + location.pathname }, close)));
  }
  return (
    <>
      <button className="text-button" onClick={() => void send()}>
        {giveVowMessages.progress}
      </button>
      {isRefused && <span role="alert">{`${giveVowMessages.refused} ${text}`}</span>}
    </>
  );
}

function NewVow({ progress, mala, give, close }: VowProps) {
  const [typed, setTyped] = useState<TypedVow>({ days: "40", malas: "1", ...ofRound(mala.read().chant.nextSize) });
  const [isFull, setFull] = useState(false);
  const today = mala.vow()?.today();

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = readTyped(typed);
    if (!mala.vow()?.take(asked)) return setFull(true);
    close();
    showToast(t.begun(asked));
  }

  return (
    <form onSubmit={take}>
      <p>{progress ? sankalpaMessages.over(progress) : t.explanation}</p>
      <VowFields typed={typed} change={setTyped} days={t.days} />
      <p className="soft">
        {today !== undefined && isWithin(typed.days, MOST_DAYS) && t.lastDay(addDays(today, readTyped(typed).days - 1))}{" "}
        {t.kept(followsPerson(browserPractice().storage))}
      </p>
      {isFull && <NoRoomForVow />}
      <p className="buttons">
        <button className="button">{t.take}</button>
        <button type="button" className="button quiet" onClick={close}>
          {t.cancel}
        </button>
      </p>
      {isGivable(mala) && (
        <p className="vow-sharing">
          <button type="button" className="text-button" onClick={() => give(typed)}>
            {giveVowMessages.give}
          </button>
        </p>
      )}
    </form>
  );
}
