import { Link } from "wouter";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import { dateInWords } from "#messages/dates.ts";
import { paths } from "#model/paths.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import type { User } from "#model/user.ts";
import { practiceMessages } from "#messages/account.ts";
import { historyMessages as t } from "#messages/history.ts";
import { useOnDemand } from "../../../loading/lazy-part.tsx";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import { titleHere } from "../../../practice/own-mantras.ts";
import { entryDialog } from "./add-practice.tsx";
import { timeOf } from "./time-of-day.ts";

interface Props {
  user: User;
  entry: HistoryEntry;
  /** False on the page of the mantra itself. */
  namesMantra: boolean;
}

/** An entry of the history, which can be changed and removed in a dialog. */
export function EntryLine({ user, entry, namesMantra }: Props) {
  const { Part: Dialog, show, hide } = useOnDemand(entryDialog, useLoadFailure());
  const what = whatOf(entry);
  const facts = [...amountsOf(entry), timeOf(entry), ...marksOf(entry)].filter(Boolean);
  return (
    <li>
      <p>
        {namesMantra && (
          <b>{entry.kind === "chant" ? <Link href={paths.mantraPractice(entry.mantraId)}>{what}</Link> : what}</b>
        )}
        <small>{facts.join(" · ")}</small>
        {entry.note !== undefined && <span className="note">{entry.note}</span>}
      </p>
      <button
        className="text-button"
        aria-haspopup="dialog"
        aria-label={t.changeEntry(
          `${what}, ${amountsOf(entry).join(", ")}`,
          dateInWords(entry.localDate) ?? entry.localDate,
        )}
        onClick={show}
      >
        {t.change}
      </button>
      {Dialog && <Dialog user={user} entry={entry} close={hide} />}
    </li>
  );
}

function whatOf(entry: HistoryEntry) {
  if (entry.kind === "chant") return titleHere(entry);
  return entry.soundId === null
    ? practiceMessages.meditation
    : practiceMessages.sitting(practiceMessages.sounds[entry.soundId]);
}

/** The repetitions with the whole malas in them, or the minutes. */
function amountsOf(entry: HistoryEntry) {
  if (entry.kind === "sitting") return [t.minutes(entry.minutes)];
  const malas = Math.floor(entry.repetitions / BEADS_PER_MALA);
  return [t.repetitions(entry.repetitions), ...(malas > 0 ? [t.malas(malas)] : [])];
}

const marksOf = ({ isByHand, isCorrected }: HistoryEntry) => [isByHand && t.byHand, isCorrected && t.corrected];
