import { useMessages } from "../messages/language.ts";
import { notFoundMessages } from "../messages/not-found.ts";
import { NotFound } from "../ui/not-found.tsx";

export function NotFoundScreen() {
  const t = useMessages(notFoundMessages);
  return (
    <NotFound what={t.title}>
      <p>{t.hint}</p>
    </NotFound>
  );
}
