import { paths } from "#model/paths.ts";
import type { Email } from "./email.ts";
import { renderEmail } from "./email-template.ts";

interface Confirmation {
  to: string;
  product: string;
  siteUrl: string;
  token: string;
}

/**
 * Creates the email for somebody who may never have heard of the site, so nothing in it was chosen by whoever entered
 * the address.
 */
export const confirmationEmail = ({ to, product, siteUrl, token }: Confirmation): Email =>
  renderEmail({
    to,
    subject: `Please confirm your email for ${product}`,
    before: [
      "Namaste,",
      `This email address was entered for an account at ${product}. If that was you, please confirm it here:`,
    ],
    link: `${siteUrl}${paths.confirmEmail()}?token=${encodeURIComponent(token)}`,
    action: "Confirm this address",
    after: [
      "The link works once, within the next three days. Your profile sends another one at any time.",
      "If it was not you, you need not do anything.",
      product,
    ],
  });
