import { canonicalPath, findPage } from "./routes.tsx";

/** Fetches a page's script when its link is pointed at or focused. One listener serves every link, those inside articles too. */
export function preloadLinks() {
  document.addEventListener("pointerover", preload);
  document.addEventListener("focusin", preload);
}

function preload({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  // A failure here is no failure yet: the click will try again and show it.
  if (link)
    findPage(canonicalPath(link.pathname))
      ?.page.screen.load()
      .catch(() => {});
}
