import type { Email } from "./email.ts";
import { authLink, renderEmail } from "./email-template.ts";

interface Reset {
  to: string;
  /** Null while the address is unconfirmed, because somebody else may have chosen the name. */
  name: string | null;
  product: string;
  siteUrl: string;
  token: string;
}

/**
 * Creates the email, which states its purpose, how long the link is valid, and what to do when it was not asked for.
 */
export const resetEmail = ({ to, name, product, siteUrl, token }: Reset): Email =>
  renderEmail({
    to,
    subject: `A new password for ${product}`,
    before: [
      name === null ? "Namaste," : `Namaste ${name},`,
      `Someone, most likely you, asked for a new password for your account at ${product}. You can choose it here:`,
    ],
    link: authLink(siteUrl, "new-password", token),
    action: "Choose a new password",
    after: [
      "The link works once, within the next 30 minutes. Afterwards you can ask for another one at any time.",
      "If it was not you, you need not do anything: your password stays as it is.",
      product,
    ],
  });
