import { addressOf } from "../../messages/addresses.ts";
import { authPath } from "#model/paths.ts";
import { thrown } from "#messages/read-refusals.ts";
import { startupMessages as t } from "#messages/startup.ts";

/** Shows a panel above the page from the server, which can still be read, and whose links still work. */
export function showStartupError(error: unknown) {
  console.error("The app has not started", error);
  // The frame no longer waits to learn who is signed in.
  document.documentElement.dataset["startup"] = "failed";
  const login = element("a", { className: "button quiet", textContent: t.login, href: addressOf(authPath) });
  showPanel(t.title, [paragraph(t.explanation), details(error), buttons(reload(t.reload), login)]);
}

/** Names of errors of playback that is refused or aborted, which is common and no failure of the app. */
const everyday = new Set(["AbortError", "NotAllowedError", "NotSupportedError"]);

/**
 * Shows a rejection that nobody has caught, because before the app has rendered it is probably the reason why it does
 * not. Returns how to stop. After that the browser's log is enough, because what is on the screen still works, and a
 * mala may be in progress.
 */
export function watchRejections(): () => void {
  addEventListener("unhandledrejection", showRejection);
  return () => removeEventListener("unhandledrejection", showRejection);
}

function showRejection({ reason }: PromiseRejectionEvent) {
  if (reason instanceof DOMException && everyday.has(reason.name)) return;
  const message = reason instanceof Error ? reason.message : typeof reason === "string" ? reason : "";
  const texts = [t.rejectedExplanation, thrown(message) || t.unnamedRejection];
  showPanel(t.rejected, [...texts.map(paragraph), buttons(reload(t.reload))]);
}

function showPanel(title: string, parts: HTMLElement[]) {
  const container = document.getElementById("root");
  if (!container) return showCriticalPage();
  document.querySelector("[data-startup-error]")?.remove();
  const panel = element("section", { className: "notice failure", role: "alert" });
  panel.dataset["startupError"] = "";
  panel.append(element("h1", { textContent: title }), ...parts);
  container.before(panel);
  scrollTo(0, 0);
}

function showCriticalPage() {
  const page = element("main", { className: "notice" });
  page.append(element("h1", { textContent: t.critical }), reload(t.reloadCritical));
  document.body.replaceChildren(page);
}

/**
 * Returns the details of an error. Queries and fragments are left out, because they may hold secrets, and people copy
 * this text into messages.
 */
function details(error: unknown) {
  const stack = (error instanceof Error && error.stack) || String(error);
  const box = element("details", {});
  box.append(
    element("summary", { textContent: t.details }),
    element("pre", { textContent: stack.replace(/[?#][^\s:)]*/g, "") }),
    paragraph(t.environment),
    paragraph(t.url(location.origin + location.pathname)),
    paragraph(t.time(new Date().toISOString())),
  );
  return box;
}

function reload(label: string) {
  const button = element("button", { className: "button", textContent: label });
  button.addEventListener("click", () => location.reload());
  return button;
}

function buttons(...members: HTMLElement[]) {
  const row = paragraph("");
  row.className = "buttons";
  row.append(...members);
  return row;
}

const paragraph = (textContent: string) => element("p", { textContent });

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), properties);
