import { lazyModule } from "../../loading/lazy-module.ts";
import styles from "./ads.css?inline";
import { storeConsent } from "./consent.ts";

/** The selector of the link in the footer. */
const choicesLink = 'a[href="#ad-choices"]';

const loadPanel = lazyModule(() => import("./consent-panel.tsx"));

/** The page on which the panel is open, and whether the visitor has opened it; null while it is closed. */
let panel: { path: string; isRequested: boolean } | null = null;
/** True if the panel was closed without an answer. Until the next visit it then opens only on request. */
let isDismissed = false;

/** Lets the visitor open the panel by the link, or by an address that names it. */
export function openPanelOnRequest(onConsent: () => void) {
  addStyles();
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest(choicesLink))) return;
    event.preventDefault();
    void openPanel(true, onConsent);
  });
  if (location.hash === "#ad-choices") void openPanel(true, onConsent);
}

/** Opens the panel, unless it is open, or was dismissed before. */
export async function askForConsent(onConsent: () => void) {
  if (!panel && !isDismissed) await openPanel(false, onConsent);
}

async function openPanel(isRequested: boolean, onConsent: () => void) {
  panel = { path: location.pathname, isRequested };
  const { show } = await loadPanel();
  if (!panel) return;
  show({
    takesFocus: panel.isRequested,
    onAnswer: (consent) => {
      storeConsent(consent);
      leavePanel();
      onConsent();
    },
    onClose: () => {
      isDismissed = true;
      leavePanel();
    },
  });
}

/** Closes the panel, and returns the focus to the link that opened it. */
function leavePanel() {
  if (panel?.isRequested) document.querySelector<HTMLElement>(choicesLink)?.focus();
  closePanel();
}

export function closePanel() {
  if (!panel) return;
  panel = null;
  void loadPanel().then(({ hide }) => panel ?? hide());
}

export function closePanelOfOtherPage() {
  if (panel && panel.path !== location.pathname) closePanel();
}

/** Adds the styles of the panel, which no page without advertising needs. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
