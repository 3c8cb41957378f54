import { useContext, useEffect, useRef, useState, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { isRefusal } from "#contract/client.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { downloadMyData } from "../../data/download-my-data.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { deleteAccount } from "../../data/sign-out.ts";
import { LanguageContext, useMessages } from "../../messages/language.ts";
import { myDataMessages } from "../../messages/my-data.ts";
import { errorMessage } from "../../parts/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Download of all data, and deletion of the account. */
export function MyData({ user }: { user: User }) {
  const t = useMessages(myDataMessages);
  /** Undefined until the form is opened for the first time. */
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <section className="card my-data" aria-labelledby="my-data">
      <h2 id="my-data">{t.title}</h2>
      <p>{t.text}</p>
      <p>
        <small>{t.downloadText}</small>
      </p>
      <p className="buttons">
        <Download />
        {!isAsking && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the form that had the focus
          <button className="button quiet danger" autoFocus={isAsking === false} onClick={() => setAsking(true)}>
            {t.delete}
          </button>
        )}
      </p>
      {isAsking && <Deletion user={user} onKeep={() => setAsking(false)} />}
    </section>
  );
}

function Download() {
  const t = useMessages(myDataMessages);
  const language = useContext(LanguageContext);
  const [isLoading, setLoading] = useState(false);
  useHeldFocus(isLoading);

  async function download() {
    setLoading(true);
    try {
      await downloadMyData();
    } catch (error) {
      showToast({ title: t.notDownloaded, description: errorMessage(error, language), variant: "destructive" });
    }
    setLoading(false);
  }

  return (
    <button className="button quiet" disabled={isLoading} onClick={() => void download()}>
      {isLoading && <span className="spinner" />}
      {t.download}
    </button>
  );
}

function Deletion({ user, onKeep }: { user: User; onKeep: () => void }) {
  const t = useMessages(myDataMessages);
  const language = useContext(LanguageContext);
  const replies = useReplyCache();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useHeldFocus(isDeleting);

  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    if (password === "") return setError(t.passwordMissing);
    setDeleting(true);
    try {
      await deleteAccount(replies, { user, password });
      navigate(paths.home());
      showToast(t.deleted);
    } catch (error) {
      setDeleting(false);
      if (isRefusal(error, "wrong-password", "too-many-guesses")) setError(error.sentence);
      else showToast({ title: t.notDeleted, description: errorMessage(error, language), variant: "destructive" });
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="deletion"
      onSubmit={(event) => void submit(event)}
      onInput={() => setError(undefined)}
    >
      <p>{t.deleteText}</p>
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordField
        name="password"
        label={t.password}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        error={error}
      />
      <p className="buttons">
        <button className="button danger" disabled={isDeleting}>
          {isDeleting && <span className="spinner" />}
          {t.deleteNow}
        </button>
        <button className="button quiet" type="button" disabled={isDeleting} onClick={onKeep}>
          {t.keep}
        </button>
      </p>
    </form>
  );
}
