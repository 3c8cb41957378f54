import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { avatarLetter } from "#model/initials.ts";
import type { User } from "#model/user.ts";
import { accountMessages } from "../messages/account.ts";
import { useMessages } from "../messages/language.ts";
import { loadStyles } from "../ui/screen-styles.ts";
import { Avatar } from "./avatar.tsx";

/** Its styles lie in the sheet of everybody's styles. */
const loadMenu = async () => (await Promise.all([import("./account-dropdown.tsx"), loadStyles("account")]))[0];
const AccountDropdown = lazy(loadMenu);

/** The avatar of who is signed in. Its menu is loaded when somebody reaches for it. */
export default function AccountMenu({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const name = t.menuOf(user.displayName || t.unnamed);

  useEffect(() => {
    const ending = new AbortController();
    void import("../data/practice-sending.ts").then(({ startSending }) => startSending(client, user, ending.signal));
    return () => ending.abort();
  }, [client, user]);

  const closed = (
    <button
      className="avatar-button"
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    >
      <Avatar user={user} letters={avatarLetter(user)} />
    </button>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountDropdown user={user} name={name} />
    </Suspense>
  );
}
