import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { authPath, renderEmail, type Addressed } from "./email-template.ts";

interface Reset extends Addressed {
  /** The name is null while the address is unconfirmed, because another person may have chosen the name. */
  name: string | null;
  token: string;
}

/** Creates the email, which states its purpose, how long the link is valid, and what to do if it was not requested. */
export const resetEmail = ({ name, token, ...addressed }: Reset): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.reset(addressed.product, name),
    path: authPath("new-password", token),
  });
