import type { MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import type { Session } from "#model/user.ts";
import type { Reply } from "../data/use-replies.ts";
import { frameMessages } from "../messages/frame.ts";
import { useMessages } from "../messages/language.ts";
import { Icon } from "../ui/icon.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { Brand } from "./brand.tsx";

export function SiteHeader({ session }: { session: Reply<Session> }) {
  const t = useMessages(frameMessages);
  const user = session.status === "here" ? session.value.user : null;
  return (
    <header className="site-header">
      <Brand />
      <MainMenu
        links={[
          [paths.home(), t.home],
          [paths.mantras(), t.mantras],
          [paths.meditation(), t.meditation],
          [paths.blog(), t.teachings],
          [paths.about(), t.about],
          ...(user
            ? ([
                [paths.favorites(), t.favorites],
                [paths.profile(), t.profile],
              ] as const)
            : []),
        ]}
      />
      <AccountCorner session={session} />
    </header>
  );
}

/** On small screens a popover, which the browser opens and closes by itself, before our script is there too. */
function MainMenu({ links }: { links: (readonly [path: string, name: string])[] }) {
  const t = useMessages(frameMessages);
  const [path] = useLocation();
  return (
    <nav aria-label={t.navigation}>
      <button className="menu-button" popoverTarget="main-menu" aria-label={t.openMenu}>
        <Icon name="menu" />
      </button>
      {/* Made anew with each page: the browser's way back leaves an open menu behind. */}
      <ul key={path} id="main-menu" className="menu" popover="auto">
        {links.map(([href, name]) => (
          <li key={href}>
            <Link href={href} aria-current={currentness(href, path)} onClick={closeMenu}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <search className="site-search">
            <Icon name="search" />
            <form action={paths.search()}>
              <input type="search" name="q" placeholder={t.search} aria-label={t.search} />
            </form>
          </search>
        </li>
      </ul>
    </nav>
  );
}

/** Does nothing where the menu is not a popover, but in full view. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();

function currentness(href: string, path: string) {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
