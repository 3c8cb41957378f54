import { avatarLetter } from "#model/initials.ts";
import type { User } from "#model/user.ts";
import { accountMessages } from "../messages/account.ts";
import { useMessages } from "../messages/language.ts";
import { loadStyles } from "../boot/screen-styles.ts";
import { usePart } from "../ui/use-part.ts";
import { Avatar } from "./avatar.tsx";

/** Its styles are in the sheet with all styles. */
const loadMenu = async () => (await Promise.all([import("./account-dropdown.tsx"), loadStyles("account")]))[0];
/** A failure is shown when the menu is opened. */
const preload = () => void loadMenu().catch(() => {});

/** Avatar of the current user. Its menu is loaded when the pointer or the focus reaches it. */
export default function AccountMenu({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  const menu = usePart(loadMenu);
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
