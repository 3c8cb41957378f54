/* @chunk reading */
import { dateInWords } from "#messages/dates.ts";
import { teachingMessages } from "#messages/teachings.ts";

/** Shows the publication date of a teaching, which is the same in every time zone. */
export function PostDate({ createdAt }: { createdAt: string }) {
  const { noDate } = teachingMessages;
  const words = dateInWords(createdAt);
  return words === null ? <span>{noDate}</span> : <time dateTime={createdAt.slice(0, 10)}>{words}</time>;
}
