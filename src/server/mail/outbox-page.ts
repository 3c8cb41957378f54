import { hash } from "node:crypto";
import { escapeHtml } from "./email.ts";
import type { SentEmail } from "./sent-emails.ts";

const style =
  "html{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif}" +
  "article{margin:1.5rem 0;padding:1rem;border:1px solid;border-radius:8px}" +
  "h2{margin:0;font-size:1.125rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}";

/** This content security policy allows the style above, and nothing else. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the page with the emails of a server without SMTP. */
export const outboxPage = (emails: readonly SentEmail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>This server has no mail server (SMTP_URL), so it sends no emails. Those written since it was started are shown here, on this machine and in development only.</p>
${emails.length === 0 ? "<p>None yet.</p>" : emails.map(toArticle).join("\n")}
</main>
</body>
</html>
`;

const toArticle = ({ to, subject, text, sentAt }: SentEmail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${sentAt.toISOString()}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;

const withLinks = (html: string) => html.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
