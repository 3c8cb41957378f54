import { useState, type MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { addressOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { useIsHydrated } from "../../data/use-is-hydrated.ts";
import { useSession } from "../../data/session.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { lazyPart, useWhenWanted } from "../../loading/lazy-part.tsx";
import { DisplayButton } from "../../ui/display/display-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { offeredLanguage } from "../../ui/display/language-choice.ts";
import { AccountCorner } from "./account-corner.tsx";
import { useSite } from "../../data/site-context.ts";

export const SiteHeader = () => (
  <header className="site-header">
    <Brand />
    <MainMenu />
    <AccountCorner />
    <LanguageOffer />
  </header>
);

const languageOffer = lazyPart(() => import("./language-offer.tsx"), "language-offer");

/**
 * Offers the page in another language where there is a reason to. If its script cannot be loaded, the links in the
 * footer remain.
 */
function LanguageOffer() {
  const isHydrated = useIsHydrated();
  const [isClosed, setClosed] = useState(false);
  const isWanted = isHydrated && !isClosed && offeredLanguage() !== undefined;
  const { Part } = useWhenWanted(languageOffer, isWanted, console.info);
  return Part && <Part close={() => setClosed(true)} />;
}

/**
 * Shows the menu. On small screens it is a popover, which the browser opens and closes by itself, also before
 * hydration.
 */
function MainMenu() {
  const [path] = useLocation();
  return (
    <nav aria-label={t.navigation}>
      <button className="menu-button" popoverTarget="main-menu" aria-label={t.openMenu}>
        <Icon name="menu" />
      </button>
      {/* Each page has a new element, because the browser's way back would leave an open menu behind. */}
      <ul key={path} id="main-menu" className="menu" popover="auto">
        <MenuLink href={paths.home()} name={t.home} />
        <MenuLink href={paths.mantras()} name={t.mantras} />
        <MenuLink href={paths.hymns()} name={t.hymns} />
        <MenuLink href={paths.meditation()} name={t.meditation} />
        <MenuLink href={paths.calendar()} name={t.calendar} />
        <MenuLink href={paths.blog()} name={t.teachings} />
        <MenuLink href={paths.about()} name={t.about} />
        <PersonalLinks />
        <li>
          <DisplayButton className="display-button" />
        </li>
        <li>
          <search className="site-search">
            <Icon name="search" />
            <form action={addressOf(paths.search())}>
              <input type="search" name="q" placeholder={t.search} aria-label={t.search} />
            </form>
          </search>
        </li>
      </ul>
    </nav>
  );
}

function PersonalLinks() {
  const { data: session } = useSession();
  if (!session?.user) return null;
  return (
    <>
      <MenuLink href={paths.favorites()} name={t.favorites} />
      <MenuLink href={paths.profile()} name={t.profile} />
    </>
  );
}

function MenuLink({ href, name }: { href: string; name: string }) {
  const [path] = useLocation();
  return (
    <li>
      <Link href={href} aria-current={ariaCurrent(href, path)} onClick={closeMenu}>
        {name}
      </Link>
    </li>
  );
}

/** Closes the menu. It does nothing where the menu is not a popover, but always visible. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();

/** Matches pages of deities and chants, which belong to the section of mantras. */
const inMantras = /^\/(deity|chant)\//;

function ariaCurrent(href: string, path: string) {
  if (path === href) return "page";
  if (href === paths.mantras() && inMantras.test(path)) return "true";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}

export const Brand = () => (
  <Link href={paths.home()} className="brand">
    <Icon name="lotus" />
    {useSite().name}
  </Link>
);
