import { paths } from "#model/paths.ts";
import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { renderEmail, type Addressed } from "./email-template.ts";

/**
 * Tells the owner, at the address that is to be replaced and before the new one is confirmed, how to stop a change that
 * somebody else has asked for.
 */
export const emailChangeEmail = (addressed: Addressed): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.emailChange(addressed.product),
    path: `${paths.auth()}?mode=reset`,
  });
