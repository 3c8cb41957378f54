import { notFoundMessages as t } from "#messages/ui.ts";
import { NotFound } from "../ui/not-found.tsx";

export function NotFoundScreen() {
  return (
    <NotFound what={t.title}>
      <p>{t.hint}</p>
    </NotFound>
  );
}
