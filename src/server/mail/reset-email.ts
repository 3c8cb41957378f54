import { escapeHtml, type Email } from "./email.ts";

interface Reset {
  to: string;
  name: string;
  /** Name of the product. */
  product: string;
  siteUrl: string;
  token: string;
}

/** States the purpose, how long the link is valid, and what to do when it was not asked for. */
export function resetEmail({ to, name, product, siteUrl, token }: Reset): Email {
  const link = `${siteUrl}/auth?mode=new-password&token=${encodeURIComponent(token)}`;
  const greeting = `Namaste ${name},`;
  const reason = `someone, most likely you, asked for a new password for your account at ${product}.`;
  const advice = "The link works once, within the next 30 minutes. Afterwards you can ask for another one at any time.";
  const calm = "If it was not you, you need not do anything: your password stays as it is.";
  const text = [greeting, `${reason} You can choose it here:`, link, advice, calm, product].join("\n\n");
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#F8F4E3;color:#333333;font:16px/1.6 sans-serif">
<div style="max-width:32em;margin:0 auto">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(reason)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#FF9933;color:#333333;text-decoration:none">Choose a new password</a></p>
<p>${escapeHtml(advice)}</p>
<p>${escapeHtml(calm)}</p>
<p>${escapeHtml(product)}</p>
</div>
</body>
</html>
`;
  return { to, subject: `A new password for ${product}`, text, html };
}
