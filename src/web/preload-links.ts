import type { QueryClient } from "@tanstack/react-query";
import { canonicalPath, findPage } from "./routes.tsx";

/** Fetches a page's script when its link is pointed at or focused. One listener serves every link, those inside articles too. */
export function preloadLinks(client: QueryClient) {
  // What it adds to a turn of pages can be done without.
  const learnToTurn = () =>
    void import("./picture-turn.ts").then(
      (turn) => turn.withPictures(client),
      () => {},
    );

  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, preload);
    document.addEventListener(sign, learnToTurn, { once: true });
  }
}

function preload({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  // A failure here is no failure yet: the click will try again and show it.
  if (link)
    findPage(canonicalPath(link.pathname))
      ?.page.screen.load()
      .catch(() => {});
}
