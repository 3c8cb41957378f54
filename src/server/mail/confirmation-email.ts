import { paths } from "#model/paths.ts";
import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { renderEmail, type Addressed } from "./email-template.ts";

interface Confirmation extends Addressed {
  token: string;
}

/**
 * Creates an email for a person who may never have heard of the site. The person who has entered the address can
 * influence nothing in it but its language.
 */
export const confirmationEmail = ({ token, ...addressed }: Confirmation): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.confirmation(addressed.product),
    path: `${paths.confirmEmail()}?token=${encodeURIComponent(token)}`,
  });
