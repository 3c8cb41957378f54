import { isEmail, typedEmail } from "#model/email-address.ts";
import type { User } from "#model/user.ts";
import { useReplyCache, type ReplyCache } from "../../../data/reply-cache.ts";
import { useSession } from "../../../data/session.ts";
import { emailMessages as t, signingInMessages } from "#messages/account.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { Field } from "../../../ui/field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { PasswordProofForm, type Fields } from "../password-proof-form.tsx";
import type { EmailChange as Change } from "#contract/bodies.ts";
import { reloadCurrentUser, whileSignedIn } from "../../../data/current-user.ts";
import { withIdentity } from "../../../data/identity/identity.ts";

export function EmailChangeForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { cancel } = signingInMessages;
  const replies = useReplyCache();
  const isConfirmedFirst = useIsConfirmedFirst(user);

  async function send({ password = "", email = "" }: Fields) {
    await changeEmail(replies, user, { password, email });
    onClose();
    showToast(isConfirmedFirst ? t.linkSent(email.trim()) : t.corrected);
  }

  return (
    <PasswordProofForm
      user={user}
      text={isConfirmedFirst ? t.changeText : t.correctText}
      passwordLabel={t.password}
      submit={t.save}
      cancel={cancel}
      failed={t.notChanged}
      sentences={{ "email-registered": t.taken }}
      check={({ email = "" }) => (isEmail(typedEmail(email)) ? {} : { email: refusalMessages["invalid-email"] })}
      send={send}
      onCancel={onClose}
    >
      {(errors) => (
        // A field of type email would change what is typed in other scripts than Latin.
        <Field
          name="email"
          label={t.newEmail}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors["email"]}
        />
      )}
    </PasswordProofForm>
  );
}

/** Returns true if a new address has to be confirmed before it is used, which a hosted provider always demands. */
function useIsConfirmedFirst(user: User) {
  const { data: session } = useSession();
  return user.emailVerified || session?.identity.provider !== "builtin";
}

/** Resolves when the change is made, or waits for its confirmation. */
async function changeEmail(replies: ReplyCache, user: User, change: Change) {
  await whileSignedIn(replies, () =>
    withIdentity(replies, (identity) => identity.changeEmail({ currentEmail: user.email, ...change })),
  );
  await reloadCurrentUser(replies);
}
