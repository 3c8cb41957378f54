import { useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { deleteAccount } from "../../data/sign-out.ts";
import { myDataMessages as t } from "#messages/account.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";
import { PasswordProofForm, type Fields } from "./password-proof-form.tsx";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../data/call.ts";

/** Lets people download all their data, and delete the account. */
export function MyData({ user }: { user: User }) {
  /** Undefined until the form is opened for the first time. */
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <div className="my-data">
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
    </div>
  );
}

function Download() {
  const [isLoading, setLoading] = useState(false);
  useHeldFocus(isLoading);

  async function download() {
    setLoading(true);
    try {
      await downloadMyData();
    } catch (error) {
      showToast({ title: t.notDownloaded, description: errorMessage(error), variant: "destructive" });
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
  const replies = useReplyCache();
  const [, navigate] = useLocation();

  async function send({ password = "" }: Fields) {
    await deleteAccount(replies, { user, password });
    navigate(paths.home());
    showToast(t.deleted);
  }

  return (
    <PasswordProofForm
      user={user}
      text={t.deleteText}
      passwordLabel={t.password}
      submit={t.deleteNow}
      isDangerous
      cancel={t.keep}
      failed={t.notDeleted}
      send={send}
      onCancel={onKeep}
    />
  );
}

/** Downloads everything stored about the user as a JSON file. */
async function downloadMyData() {
  const userData = await call(personalApi.exportUser, {});
  const file = new Blob([JSON.stringify(userData, null, 2)], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: `my-practice-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  // If the URL were revoked at once, it would be gone before the download begins.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
