/* @chunk reading */
import { addressOf } from "../messages/addresses.ts";
import { mistakeMessages as t } from "#messages/mistake.ts";
import { useSite } from "../data/site-context.ts";

interface Props {
  /** The title of the text. */
  title: string;
  /** The path of the page with the text. */
  path: string;
}

/**
 * Shows a link to write an email to the site that names the text and its address. There is no link if nobody reads such
 * emails.
 */
export function ReportMistake({ title, path }: Props) {
  const { email, isEmailRead, url } = useSite();
  if (!isEmailRead) return null;
  const fields = new URLSearchParams({ subject: t.mistakeIn(title), body: t.mistakeAt(url + addressOf(path)) });
  // Mail programs read "+" as a plus sign, and not as a space.
  return <a href={`mailto:${email}?${fields.toString().replaceAll("+", "%20")}`}>{t.report}</a>;
}
