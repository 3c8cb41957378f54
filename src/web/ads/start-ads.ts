import { hasAdPlaces, type AdUnits } from "#model/ad-places.ts";
import { lazyModule } from "../boot/lazy-module.ts";
import type { PageData } from "../boot/page-data.ts";
import { emptyBoxes, fillBox, onPageChange } from "./ad-boxes.ts";
import { adContext, disableAds, findPublisher } from "./ad-context.ts";
import { isScriptAllowed, isScriptLoaded, loadScript } from "./ad-script.ts";
import styles from "./ads.css?inline";
import { currentConsent, storeConsent, watchConsent, type Consent } from "./consent.ts";
import { denyByDefault, removeGoogleCookies, updateGoogleConsent } from "./google-consent.ts";

const loadPanel = lazyModule(() => import("./consent-panel.tsx"));

/** Link in the footer. */
const choicesLink = 'a[href="#ad-choices"]';

/** Path of the page as which this document was sent. */
const firstPath = location.pathname;

/** The open panel, on which page, and whether the visitor has opened it. */
let panel: { path: string; isRequested: boolean } | null = null;
/** Reloading again before a reload has arrived would begin it anew, on a slow line without end. */
let isReloading = false;
/** Closed without an answer: until the next visit it opens on request only. */
let isDismissed = false;

/**
 * Starts advertising; loaded only where ADS is on. No request goes to another host before the visitor has agreed.
 * Between pages with and without advertisements the document is reloaded, since Google's script cannot be removed.
 */
function startAds(units: AdUnits) {
  denyByDefault();
  addStyles();
  document.addEventListener("click", onClick);
  if (location.hash === "#ad-choices") void openPanel(true);
  watchConsent(() => {
    closePanel();
    applyConsent();
  });
  onPageChange(update);
  update();

  /** Adapts to the page that is shown now. */
  function update() {
    const { pathname } = location;
    if (isScriptLoaded() && !hasAdPlaces(pathname)) return reload();
    if (panel && panel.path !== pathname) closePanel();
    if (emptyBoxes(units).length > 0) void fillBoxes();
  }

  /** Fills the boxes of the page, after asking for consent. */
  async function fillBoxes() {
    const publisherId = await findPublisher();
    // The visitor may be on another page by now.
    if (publisherId === null || !adContext.enabled || emptyBoxes(units).length === 0) return;
    const consent = currentConsent();
    if (consent === null && !isDismissed) await openPanel(false);
    if (consent === "accepted") await showAds(publisherId);
  }

  async function showAds(publisherId: string) {
    if (!isScriptAllowed()) {
      if (location.pathname !== firstPath) reload();
      return;
    }
    if (!isScriptLoaded()) updateGoogleConsent("accepted");
    try {
      await loadScript(publisherId);
    } catch (error) {
      // Logged once, however many calls wait for the script.
      if (adContext.enabled) disableAds(error);
      return;
    }
    if (currentConsent() === "accepted") for (const box of emptyBoxes(units)) fillBox(box, publisherId);
  }

  async function openPanel(isRequested: boolean) {
    if (panel && !isRequested) return;
    panel = { path: location.pathname, isRequested };
    const { show } = await loadPanel();
    if (panel) show({ takesFocus: panel.isRequested, onAnswer, onClose: dismissPanel });
  }

  function onAnswer(consent: Consent) {
    storeConsent(consent);
    leavePanel();
    applyConsent();
  }

  function applyConsent() {
    if (currentConsent() === "accepted") return update();
    removeGoogleCookies();
    if (!isScriptLoaded()) return;
    updateGoogleConsent("declined");
    reload();
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest(choicesLink))) return;
    event.preventDefault();
    void openPanel(true);
  }
}

function reload() {
  if (!isReloading) location.reload();
  isReloading = true;
}

function dismissPanel() {
  isDismissed = true;
  leavePanel();
}

/** Closes the panel, and returns the focus to the link that opened it. */
function leavePanel() {
  if (panel?.isRequested) document.querySelector<HTMLElement>(choicesLink)?.focus();
  closePanel();
}

function closePanel() {
  if (!panel) return;
  panel = null;
  void loadPanel().then(({ hide }) => panel ?? hide());
}

/** Adds the styles of the panel, which no page without advertising needs. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

// The server has written it, and the app has read it before.
const { site } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
if (site.ads) startAds(site.ads);
