import { paths } from "#model/paths.ts";
import type { Email } from "./email.ts";
import { renderEmail } from "./email-template.ts";

interface EmailChange {
  /** Address that is to be replaced. */
  to: string;
  product: string;
  siteUrl: string;
}

/** Tells the owner, before the new address is confirmed, how to stop a change that somebody else has asked for. */
export const emailChangeEmail = ({ to, product, siteUrl }: EmailChange): Email =>
  renderEmail({
    to,
    subject: `Your email address at ${product}`,
    before: [
      "Namaste,",
      `Someone who knows your password asked to replace this email address of your account at ${product}. The other address is used once it is confirmed.`,
      "If it was you, you need not do anything. If it was not you, choose a new password now, which stops the change and signs out every device:",
    ],
    link: `${siteUrl}${paths.auth()}?mode=reset`,
    action: "Choose a new password",
    after: [product],
  });
