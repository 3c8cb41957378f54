import { hasAdPlaces, type AdUnits } from "#model/ad-places.ts";
import { lazyModule } from "../boot/lazy-module.ts";
import type { PageData } from "../boot/page-data.ts";
import { emptyBoxes, fillBox, onPageChange } from "./ad-boxes.ts";
import { adContext, disableAds, findPublisher } from "./ad-context.ts";
import { isScriptAllowed, isScriptHere, loadScript } from "./ad-script.ts";
import styles from "./ads.css?inline";
import { currentAnswer, keepAnswer, onAnswerElsewhere, type Answer } from "./answer.ts";
import { denyByDefault, removeGoogleCookies, tellGoogle } from "./google-consent.ts";

const loadPanel = lazyModule(() => import("./consent-panel.tsx"));

/** The link in the footer. */
const choices = 'a[href="#ad-choices"]';

/** Of the page that this document was sent as. */
const firstPath = location.pathname;

/** The page where the panel is open, and whether the person has asked for it. */
let panel: { path: string; isAskedFor: boolean } | null = null;
/** Closed without an answer: it is not opened again unasked until the next visit. */
let isPutOff = false;

/**
 * Loaded only where ADS is on. Nothing here speaks to anybody but this site before a person has agreed. A document in
 * which Google's script runs is left behind on the way to a page without advertisements, and the other way round.
 */
function startAds(units: AdUnits) {
  denyByDefault();
  addStyles();
  document.addEventListener("click", onClick);
  if (location.hash === "#ad-choices") void openPanel(true);
  onAnswerElsewhere(() => {
    closePanel();
    follow();
  });
  onPageChange(look);
  look();

  /** At what stands on the page now. */
  function look() {
    const { pathname } = location;
    if (isScriptHere() && !hasAdPlaces(pathname)) return location.reload();
    if (panel && panel.path !== pathname) closePanel();
    if (emptyBoxes(units).length > 0) void offer();
  }

  /** Asks for consent where there is something to consent to, and acts on it. */
  async function offer() {
    const publisherId = await findPublisher();
    // The visitor may be elsewhere by now.
    if (publisherId === null || !adContext.enabled || emptyBoxes(units).length === 0) return;
    const answer = currentAnswer();
    if (answer === null && !isPutOff) await openPanel(false);
    if (answer === "accepted") await bring(publisherId);
  }

  async function bring(publisherId: string) {
    if (!isScriptAllowed()) {
      if (location.pathname !== firstPath) location.reload();
      return;
    }
    if (!isScriptHere()) tellGoogle("accepted");
    try {
      await loadScript(publisherId);
    } catch (error) {
      // Told once, however many wait for it.
      if (adContext.enabled) disableAds(error);
      return;
    }
    if (currentAnswer() === "accepted") for (const box of emptyBoxes(units)) fillBox(box, publisherId);
  }

  async function openPanel(isAskedFor: boolean) {
    if (panel && !isAskedFor) return;
    panel = { path: location.pathname, isAskedFor };
    const { show } = await loadPanel();
    if (panel) show({ takesFocus: panel.isAskedFor, onAnswer, onClose: putOff });
  }

  function onAnswer(answer: Answer) {
    keepAnswer(answer);
    leavePanel();
    follow();
  }

  function follow() {
    if (currentAnswer() === "accepted") return look();
    removeGoogleCookies();
    if (!isScriptHere()) return;
    tellGoogle("declined");
    location.reload();
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest(choices))) return;
    event.preventDefault();
    void openPanel(true);
  }
}

function putOff() {
  isPutOff = true;
  leavePanel();
}

/** Back to the link, where it was asked for with that. */
function leavePanel() {
  if (panel?.isAskedFor) document.querySelector<HTMLElement>(choices)?.focus();
  closePanel();
}

function closePanel() {
  if (!panel) return;
  panel = null;
  void loadPanel().then(({ hide }) => panel ?? hide());
}

/** Nobody else needs them, so they are not among the styles of the pages. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

// The server has written it, and our own script has read it before.
const { site } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
if (site.ads) startAds(site.ads);
