import { pathOf } from "../../messages/addresses.ts";
import { hasAdPlaces, type AdUnits } from "#model/ad-places.ts";
import type { PageData } from "../../data/page-data.ts";
import { emptyBoxes, fillBox, onPageChange } from "./ad-boxes.ts";
import { askForConsent, closePanel, closePanelOfOtherPage, openPanelOnRequest } from "./ad-choices.ts";
import { adContext, disableAds, findPublisher } from "./ad-context.ts";
import { isScriptAllowed, isScriptLoaded, loadScript } from "./ad-script.ts";
import { currentConsent, watchConsent } from "./consent.ts";
import { denyByDefault, removeGoogleCookies, updateGoogleConsent } from "./google-consent.ts";

/** The server sent this document as the page with this path. */
const firstPath = location.pathname;
/**
 * The flag is true once a reload has begun. On a slow network, a second reload would restart the first one without end.
 */
let isReloading = false;

/**
 * Starts advertising; loaded only where ADS is on. No request goes to another host before the visitor has agreed.
 * Between pages with and without advertisements the document is reloaded, because Google's script cannot be removed.
 */
function startAds(units: AdUnits) {
  const update = () => showOnPage(units);
  const onConsent = () => applyConsent(units);
  denyByDefault();
  openPanelOnRequest(onConsent);
  watchConsent(() => {
    closePanel();
    onConsent();
  });
  onPageChange(update);
  update();
}

/** Adapts advertising to the page that is shown now. */
function showOnPage(units: AdUnits) {
  if (isScriptLoaded() && !hasAdPlaces(pathOf(location.pathname))) return reload();
  closePanelOfOtherPage();
  if (emptyBoxes(units).length > 0) void fillBoxes(units);
}

/** Fills the boxes of the page, after asking for consent. */
async function fillBoxes(units: AdUnits) {
  const publisherId = await findPublisher();
  // The visitor may be on another page by now.
  if (publisherId === null || !adContext.enabled || emptyBoxes(units).length === 0) return;
  const consent = currentConsent();
  if (consent === null) await askForConsent(() => applyConsent(units));
  if (consent === "accepted") await showAds(units, publisherId);
}

async function showAds(units: AdUnits, publisherId: string) {
  if (!isScriptAllowed()) {
    if (location.pathname !== firstPath) reload();
    return;
  }
  if (!isScriptLoaded()) updateGoogleConsent("accepted");
  try {
    await loadScript(publisherId);
  } catch (error) {
    // This is logged once, even if several calls wait for the script.
    if (adContext.enabled) disableAds(error);
    return;
  }
  if (currentConsent() === "accepted") for (const box of emptyBoxes(units)) fillBox(box, publisherId);
}

function applyConsent(units: AdUnits) {
  if (currentConsent() === "accepted") return showOnPage(units);
  removeGoogleCookies();
  if (!isScriptLoaded()) return;
  updateGoogleConsent("declined");
  reload();
}

function reload() {
  if (!isReloading) location.reload();
  isReloading = true;
}

// The server has written this data, and the app has read it before.
const { site } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
if (site.ads) startAds(site.ads);
