import { paths } from "#model/paths.ts";
import { startupMessages } from "./messages/startup.ts";

const t = startupMessages.en;

/** Above the page as the server sent it, which can still be read, and whose links still work. */
export function showFailedStart(error: unknown) {
  const login = element("a", { className: "button quiet", textContent: t.login, href: paths.auth() });
  showPanel(t.title, [paragraph(t.explanation), details(error), buttons(reload(), login)]);
}

export function showRejection(reason: unknown) {
  const message = reason instanceof Error ? reason.message : typeof reason === "string" ? reason : "";
  const parts = [t.rejectedExplanation, message || t.unnamedRejection].map(paragraph);
  showPanel(t.rejected, [...parts, buttons(reload())]);
}

function showPanel(title: string, parts: HTMLElement[]) {
  const container = document.getElementById("root");
  if (!container) throw new Error("There is no page to show a panel on");
  document.querySelector(".failure")?.remove();
  const panel = element("section", { className: "notice failure", role: "alert" });
  panel.append(element("h1", { textContent: title }), ...parts);
  container.before(panel);
  scrollTo(0, 0);
}

/** No query and no fragment: they may hold what nobody should copy into a message to us. */
function details(error: unknown) {
  const stack = (error instanceof Error && error.stack) || String(error);
  const box = element("details", {});
  box.append(
    element("summary", { textContent: t.details }),
    element("pre", { textContent: withoutQueries(stack) }),
    paragraph(t.environment),
    paragraph(t.url(location.origin + location.pathname)),
    paragraph(t.time(new Date().toISOString())),
  );
  return box;
}

const withoutQueries = (stack: string) => stack.replace(/[?#][^\s:)]*/g, "");

function reload() {
  const button = element("button", { className: "button", textContent: t.reload });
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
