import { unmetRules } from "#model/password-policy.ts";
import { useSession } from "../data/session.ts";
import { passwordRuleMessages as t } from "#messages/ui.ts";

/** Rules that a new password does not meet yet. Empty until the session is loaded, which knows the policy. */
export function PasswordRules({ password }: { password: string }) {
  const { data: session } = useSession();
  const unmet = session ? unmetRules(session.identity.passwordPolicy, password) : [];
  const lead = password === "" ? t.needs : t.stillNeeds;
  return (
    <div className="rules" aria-live="polite">
      {session && (unmet.length > 0 ? lead : t.goodPassword)}
      <ul className="beads">
        {unmet.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
