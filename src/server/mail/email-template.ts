import { inLanguage, type Language } from "#model/languages.ts";
import type { Letter } from "../texts/text-types.ts";
import { escapeHtml, type Email } from "./email.ts";

/** Every email needs these facts about the site and its reader. */
export interface Addressed {
  to: string;
  language: Language;
  product: string;
  siteUrl: string;
}

interface Template extends Addressed {
  letter: Letter;
  /** The path of the page to which the link leads. */
  path: string;
}

/** Renders an email with one link, as plain text and as HTML. It ends with the name of the product. */
export function renderEmail({ to, language, product, siteUrl, path, letter }: Template): Email {
  const { subject, before, action } = letter;
  const link = siteUrl + inLanguage(language, path);
  const after = [...letter.after, product];
  const text = [...before, link, ...after].join("\n\n");
  const html = `<!doctype html>
<html lang="${language}">
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
