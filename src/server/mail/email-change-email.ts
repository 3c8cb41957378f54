import { paths } from "#model/paths.ts";
import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { renderEmail, type Addressed } from "./email-template.ts";

/**
 * Creates the email to the address that is to be replaced. It is sent before the new address is confirmed, and tells
 * the owner how to stop a change that another person has requested.
 */
export const emailChangeEmail = (addressed: Addressed): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.emailChange(addressed.product),
    path: `${paths.auth()}?mode=reset`,
  });
