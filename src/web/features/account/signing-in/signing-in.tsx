import type { User } from "#model/user.ts";
import { useSession } from "../../../data/session.ts";
import { signingInMessages as t } from "#messages/account.ts";
import { Devices } from "./devices.tsx";
import { EmailChange } from "./email-change.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordChange } from "./password-change.tsx";

/** Ways of signing in, and devices that are signed in. A hosted provider has no passkeys. */
export function SigningIn({ user }: { user: User }) {
  const { data: session } = useSession();
  return (
    <section className="card signing-in" aria-labelledby="signing-in">
      <h2 id="signing-in">{t.title}</h2>
      <EmailChange user={user} />
      <PasswordChange user={user} />
      {session?.identity.provider === "builtin" && <Passkeys user={user} />}
      <Devices />
    </section>
  );
}
