import type { QueryClient } from "@tanstack/react-query";
import { paths } from "#model/paths.ts";
import { turnBy } from "./navigation.ts";
import { findPage } from "./routes.tsx";

/** How long, in ms, a page may take to be there before its skeleton is shown instead of a transition. */
const PATIENCE = 150;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Between the grids of deities and a deity's page the picture of one becomes that of the other. */
export function withPictures(client: QueryClient) {
  if (!("startViewTransition" in document)) return;
  let latest = {};

  turnBy(async (to, go) => {
    const mine = (latest = {});
    const from = location.pathname;
    const deityId = deityBetween(from, to);
    if (calm.matches || !deityId) return go();
    const isThere = await prepare(client, to);
    // Somebody has gone elsewhere meanwhile.
    if (latest !== mine || location.pathname !== from) return;
    if (isThere) turnPicture(deityId, go);
    else go();
  });
}

const grids = new Set([paths.home(), paths.mantras()]);

function deityBetween(from: string, to: string) {
  const pages = grids.has(from) ? [to] : grids.has(to) ? [from] : [];
  return pages.map((path) => /^\/deity\/([a-z0-9-]+)$/.exec(path)?.[1])[0];
}

/** Whether the page can be shown whole. */
async function prepare(client: QueryClient, to: string) {
  const visit = findPage(to);
  if (!visit) return false;
  const { page, params } = visit;
  const queries = Object.values(page.queries(params));
  const coming = Promise.all([page.screen.load(), ...queries.map((query) => client.prefetchQuery(query))]);
  const isThere = coming.then(
    () => queries.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined),
    () => false,
  );
  return Promise.race([isThere, pause(PATIENCE).then(() => false)]);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function turnPicture(deityId: string, go: () => void) {
  pictureOf(deityId)?.style.setProperty("view-transition-name", "deity");
  const transition = document.startViewTransition(async () => {
    go();
    // React has shown the page by then, and the first picture has gone with its page.
    await pause(0);
    const picture = pictureOf(deityId);
    picture?.style.setProperty("view-transition-name", "deity");
    void transition.finished.then(() => picture?.style.removeProperty("view-transition-name"));
  });
  // The browser may leave it out, as in a tab that nobody looks at.
  transition.ready.catch(() => {});
}

/** The one in sight: on a page it is the portrait, in a grid the card's, and the mantra of the day may be the deity's, too. */
const pictureOf = (deityId: string) =>
  [...document.querySelectorAll<HTMLElement>(`.portrait, [data-deity="${deityId}"] :is(.deity-icon, img)`)].find(
    isInSight,
  );

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
