import { mainLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { escapeHtml, type Email } from "./email.ts";

interface Template {
  to: string;
  subject: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  link: string;
  /** Text of the link, as a button. */
  action: string;
  /** Paragraphs after the link. */
  after: readonly string[];
}

/** Returns the address of a form for signing in that takes the token of an email. */
export const authLink = (siteUrl: string, mode: string, token: string) =>
  `${siteUrl}${paths.auth()}?mode=${mode}&token=${encodeURIComponent(token)}`;

/** Renders an email with one link, as plain text and as HTML. */
export function renderEmail({ to, subject, before, link, action, after }: Template): Email {
  const text = [...before, link, ...after].join("\n\n");
  const html = `<!doctype html>
<html lang="${mainLanguage}">
<body style="margin:0;padding:24px;background:#F8F4E3;color:#333333;font:16px/1.6 sans-serif">
<div style="max-width:32em;margin:0 auto">
${paragraphs(before)}
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#FF9933;color:#333333;text-decoration:none">${escapeHtml(action)}</a></p>
${paragraphs(after)}
</div>
</body>
</html>
`;
  return { to, subject, text, html };
}

const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escapeHtml(each)}</p>`).join("\n");
