import { useEffect } from "react";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import { passwordRefusal } from "../../../messages/password-refusal.ts";
import type { User } from "#model/user.ts";
import { prepareIdentity, withIdentity } from "../../../data/identity/identity.ts";
import { useReplyCache, type ReplyCache } from "../../../data/reply-cache.ts";
import { useSession } from "../../../data/session.ts";
import { signingInMessages as t } from "#messages/account.ts";
import { NewPasswordFields } from "../../../ui/new-password-fields.tsx";
import { showToast } from "../../../ui/toast.ts";
import { PasswordProofForm, type Fields } from "../password-proof-form.tsx";
import type { PasswordRenewal } from "#contract/bodies.ts";
import { whileSignedIn } from "../../../data/current-user.ts";
import { refetch } from "../../../data/queries.ts";
import { passkeysQuery } from "../../../data/passkeys.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { PasskeyChoice, readKeptPasskeys } from "../../../ui/passkey-choice.tsx";
import { devicesQuery } from "./devices.tsx";

export function PasswordChangeForm({ user, onClose }: { user: User; onClose: () => void }) {
  const replies = useReplyCache();
  const { data: session } = useSession();
  // A hosted provider has no passkeys.
  const hasPasskeys = session?.identity.provider === "builtin";
  useEffect(() => void prepareIdentity(replies), [replies]);

  function check({ newPassword = "", confirmPassword }: Fields) {
    const refusal = passwordRefusal(session?.identity.passwordPolicy ?? defaultPasswordPolicy, newPassword);
    if (refusal !== null) return { newPassword: refusal };
    return newPassword === confirmPassword ? {} : { confirmPassword: t.unequal };
  }

  async function send({ password = "", newPassword = "" }: Fields, form: FormData) {
    await changePassword(replies, user, { password, newPassword, keepPasskeys: readKeptPasskeys(form) });
    // All other sessions have ended, and passkeys may have been removed. The password is changed, whether this is seen or not.
    const changes = [refetch(replies, devicesQuery), ...(hasPasskeys ? [refetch(replies, passkeysQuery)] : [])];
    await Promise.all(changes).catch((error: unknown) =>
      console.warn("The ways to sign in are shown as before", error),
    );
    onClose();
    showToast(t.changed);
  }

  return (
    <PasswordProofForm
      user={user}
      text={t.changeText}
      passwordLabel={t.current}
      submit={t.save}
      cancel={t.cancel}
      failed={t.notChanged}
      check={check}
      send={send}
      onCancel={onClose}
    >
      {(errors) => (
        <>
          <NewPasswordFields name="newPassword" label={t.next} confirmLabel={t.confirm} errors={errors} />
          {hasPasskeys && <OwnPasskeys />}
        </>
      )}
    </PasswordProofForm>
  );
}

function OwnPasskeys() {
  const { data: passkeys = [] } = usePersonal(passkeysQuery);
  return <PasskeyChoice passkeys={passkeys} />;
}

async function changePassword(replies: ReplyCache, user: User, renewal: PasswordRenewal) {
  await whileSignedIn(replies, () =>
    withIdentity(replies, (identity) => identity.changePassword({ currentEmail: user.email, ...renewal })),
  );
}
