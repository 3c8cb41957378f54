import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { entryDialogMessages as t } from "#messages/history.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { focusHeading } from "../../../loading/navigation.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { mostWaitingByHand } from "../../../practice/unsent-entries.ts";
import { showToast } from "../../../ui/toast.ts";
import { EntryForm } from "./entry-form.tsx";
import type { ChosenMantra } from "./mantra-choice.tsx";
import { addPractice, correctPractice, removePractice, type EnteredPractice } from "./save-practice.ts";

interface Props {
  user: User;
  /** The entry to change; absent where one is added. */
  entry?: HistoryEntry;
  mantra?: ChosenMantra;
  close: () => void;
}

/** Adds an entry to the history, or changes or removes one. What is typed stays when it cannot be saved. */
export default function EntryDialog({ user, entry, mantra, close }: Props) {
  const replies = useReplyCache();
  const dialog = useOpened();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(change: () => Promise<void>, failed: string) {
    setSaving(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(`${failed} ${errorMessage(error)}`);
      setSaving(false);
    }
  }

  const save = (entered: EnteredPractice) =>
    run(async () => {
      const outcome = entry ? "saved" : await addPractice(replies, user, entered);
      if (entry) await correctPractice(replies, entry, entered);
      if (outcome === "no room") throw new Error(t.noRoom(mostWaitingByHand));
      dialog.current?.close();
      showToast(t[outcome]);
    }, t.failed);

  const remove = (removed: HistoryEntry) =>
    run(async () => {
      await removePractice(replies, removed.id);
      dialog.current?.close();
      // The button that has opened the dialog goes with its entry.
      focusHeading();
      showToast(t.removed);
    }, t.notRemoved);

  return (
    <dialog
      ref={dialog}
      className="card entry-dialog"
      aria-labelledby="entry-dialog"
      // Closed meanwhile, it could not say that the entry was not saved.
      onCancel={(event) => isSaving && event.preventDefault()}
      onClose={close}
    >
      <h2 id="entry-dialog">{entry ? t.changeTitle : t.addTitle}</h2>
      {!entry && <p className="soft">{t.addText}</p>}
      <EntryForm
        user={user}
        {...(entry && { entry })}
        {...(mantra && { mantra })}
        isSaving={isSaving}
        failure={failure}
        onSave={(entered) => void save(entered)}
        onCancel={() => dialog.current?.close()}
      />
      {entry && <Removal isSaving={isSaving} onRemove={() => void remove(entry)} />}
    </dialog>
  );
}

function useOpened(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}

/** Asks once. */
function Removal({ isSaving, onRemove }: { isSaving: boolean; onRemove: () => void }) {
  const [isAsked, setAsked] = useState<boolean>();
  if (!isAsked)
    return (
      <button
        className="text-button removal"
        disabled={isSaving}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the question that had the focus
        autoFocus={isAsked === false}
        onClick={() => setAsked(true)}
      >
        {t.remove}
      </button>
    );
  return (
    <div className="confirm removal" role="alert">
      <p>{t.removeQuestion}</p>
      <p className="buttons">
        <button className="button danger" disabled={isSaving} onClick={onRemove}>
          {t.removeNow}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed */}
        <button className="button quiet" disabled={isSaving} autoFocus onClick={() => setAsked(false)}>
          {t.keep}
        </button>
      </p>
    </div>
  );
}
