import { pathOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { fetchIfAbsent } from "../../data/queries.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";
import { findPage } from "../routes.tsx";
import { setNavigation } from "../around-navigation.ts";

/** A page that is still loading after so many milliseconds shows its skeleton instead of a transition. */
const PREPARATION_MS = 150;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Animates the picture of a deity between a grid of deities and the page of that deity. */
export function startViewTransitions() {
  if (!("startViewTransition" in document)) return;
  let latest = {};

  setNavigation(async (to, go, replies) => {
    const mine = (latest = {});
    const from = location.pathname;
    const deityId = deityBetween(pathOf(from), pathOf(to));
    if (reducedMotion.matches || !deityId) return go();
    const isLoaded = await prepare(replies, pathOf(to));
    // Another navigation has begun before this one was ready.
    if (latest !== mine || location.pathname !== from) return;
    if (isLoaded) animatePicture(deityId, go);
    else go();
  });
}

const grids = new Set([paths.home(), paths.mantras()]);

function deityBetween(from: string, to: string) {
  const pages = grids.has(from) ? [to] : grids.has(to) ? [from] : [];
  return pages.map((path) => /^\/deity\/([a-z0-9-]+)$/.exec(path)?.[1])[0];
}

/** Resolves to true if the page is loaded in time to be shown whole. */
async function prepare(replies: ReplyCache, to: string) {
  const visit = findPage(to);
  if (!visit) return false;
  const { page, params } = visit;
  const queries = Object.values(page.queries(params));
  const loading = Promise.all([page.screen.load(), ...queries.map((query) => fetchIfAbsent(replies, query))]);
  const isLoaded = loading.then(
    () => true,
    () => false,
  );
  return Promise.race([isLoaded, pause(PREPARATION_MS).then(() => false)]);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function animatePicture(deityId: string, go: () => void) {
  pictureOf(deityId)?.style.setProperty("view-transition-name", "deity");
  const transition = document.startViewTransition(async () => {
    go();
    // By now React has shown the new page, and the first picture is gone with its page.
    await pause(0);
    const picture = pictureOf(deityId);
    picture?.style.setProperty("view-transition-name", "deity");
    void transition.finished.then(() => picture?.style.removeProperty("view-transition-name"));
  });
  // The browser may skip the transition, for example in a hidden tab.
  transition.ready.catch(() => {});
}

/**
 * Finds the picture of a deity that is in sight: the portrait of a page, a card of a grid, or the mantra of the day.
 */
const pictureOf = (deityId: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-portrait], [data-deity="${deityId}"] [data-picture]`)].find(
    isInSight,
  );

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
