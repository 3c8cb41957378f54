import { avatarLetter } from "#model/initials.ts";
import type { User } from "#model/user.ts";
import { accountMessages as t } from "#messages/account-menu.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";

const dropdown = lazyPart(() => import("./account-dropdown.tsx"), "account");
/** A failure is only shown when the menu is opened. */
const preload = () => void dropdown.load().catch(() => {});

/** Shows the avatar of the current user. Its menu is loaded when the pointer or the focus reaches it. */
export default function AccountMenu({ user }: { user: User }) {
  const menu = useOnDemand(dropdown, useLoadFailure());
  const name = t.menuOf(user.displayName || t.unnamed);

  if (menu.Part) return <menu.Part user={user} name={name} />;
  return (
    <button
      className="avatar-button"
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={menu.show}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Avatar user={user} letters={avatarLetter(user)} />
    </button>
  );
}
