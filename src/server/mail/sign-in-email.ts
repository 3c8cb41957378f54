import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { authPath, renderEmail, type Addressed } from "./email-template.ts";

interface FirstSignIn extends Addressed {
  token: string;
}

interface SignIn extends FirstSignIn {
  name: string;
}

export const signInEmail = ({ name, token, ...addressed }: SignIn): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.signIn(addressed.product, name),
    path: authPath("use-link", token),
  });

/**
 * Creates the email for an account whose address was never confirmed. The person who has entered the address can
 * influence nothing in it but its language.
 */
export const firstSignInEmail = ({ token, ...addressed }: FirstSignIn): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.firstSignIn(addressed.product),
    path: authPath("new-password", token),
  });
