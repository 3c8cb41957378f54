import type { Email } from "./email.ts";
import { authLink, renderEmail } from "./email-template.ts";

interface FirstSignIn {
  to: string;
  product: string;
  siteUrl: string;
  token: string;
}

interface SignIn extends FirstSignIn {
  name: string;
}

export const signInEmail = ({ to, name, product, siteUrl, token }: SignIn): Email =>
  renderEmail({
    to,
    subject: `Your sign-in link for ${product}`,
    before: [
      `Namaste ${name},`,
      `Someone, most likely you, asked for a link to sign in to your account at ${product}. It opens a page with a button that signs you in:`,
    ],
    link: authLink(siteUrl, "use-link", token),
    action: "Sign in",
    after: [
      "The link works once, within the next 15 minutes. Please pass it on to nobody.",
      "If it was not you, you need not do anything: without this link nobody gets in.",
      product,
    ],
  });

/**
 * Creates the email for an account whose address was never confirmed: nothing in it was chosen by whoever entered the
 * address.
 */
export const firstSignInEmail = ({ to, product, siteUrl, token }: FirstSignIn): Email =>
  renderEmail({
    to,
    subject: `Your way back into ${product}`,
    before: [
      "Namaste,",
      `Someone, most likely you, asked for a link to sign in to your account at ${product}. This email address has not been confirmed yet. To be sure that the account is yours alone, please choose a new password here, and sign in with it:`,
    ],
    link: authLink(siteUrl, "new-password", token),
    action: "Choose a new password",
    after: [
      "The link works once, within the next 30 minutes. Afterwards you can ask for another one at any time.",
      "If it was not you, you need not do anything.",
      product,
    ],
  });
