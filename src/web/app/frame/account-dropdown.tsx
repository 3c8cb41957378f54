import * as Menu from "@radix-ui/react-dropdown-menu";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { avatarLetter } from "#model/initials.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { signOut } from "../../data/sign-out.ts";
import { accountMessages as t } from "#messages/account-menu.ts";
import { showToast } from "../../ui/toast.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { errorMessage } from "../../ui/error-message.ts";

/** Shows a menu that is open from the start, because the press that opens it has loaded it. */
export default function AccountDropdown({ user, name }: { user: User; name: string }) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className="avatar-button" aria-label={name}>
        <Avatar user={user} letters={avatarLetter(user)} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="account-menu" align="end" sideOffset={8} collisionPadding={8}>
          <Menu.Label className="account-name">
            <b>{user.displayName || t.unnamed}</b>
            <span>{user.email}</span>
          </Menu.Label>
          <Menu.Separator className="account-line" />
          <Menu.Item asChild>
            <Link href={paths.profile()}>{t.profile}</Link>
          </Menu.Item>
          <Menu.Item asChild>
            <Link href={paths.favorites()}>{t.favorites}</Link>
          </Menu.Item>
          <Menu.Separator className="account-line" />
          <LogOut />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function LogOut() {
  const replies = useReplyCache();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut(replies);
      navigate(paths.auth());
      showToast(t.loggedOut);
    } catch (error) {
      setLeaving(false);
      showToast({ title: t.logoutFailed, description: errorMessage(error), variant: "destructive" });
    }
  }

  return (
    <Menu.Item
      disabled={isLeaving}
      onSelect={(event) => {
        // The menu stays open with a spinner until the user is signed out.
        event.preventDefault();
        void leave();
      }}
    >
      {isLeaving && <span className="spinner" />}
      {t.logOut}
    </Menu.Item>
  );
}
