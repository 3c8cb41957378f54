import { useState } from "react";
import { personalApi } from "#contract/personal-api.ts";
import type { MantraPractice } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { yearPictureMessages as t } from "#messages/history.ts";
import { fetchIfAbsent, get } from "../../../data/queries.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { useSite } from "../../../data/site-context.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";
import { lazyModule } from "../../../loading/lazy-module.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { useToday } from "../use-today.ts";

const loadPicture = lazyModule(() => import("./year-picture.ts"));

interface Props {
  user: User;
  /** The only mantra in the picture; absent for the whole practice. */
  mantra?: MantraPractice;
}

/** Makes a picture of the last year in this browser, and gives it to the person to keep. */
export function YearPictureButton({ user, mantra }: Props) {
  const replies = useReplyCache();
  const today = useToday(user.settings.dayBeginsAt);
  const { name: siteName } = useSite();
  const [isMaking, setMaking] = useState(false);
  useHeldFocus(isMaking);

  async function make() {
    setMaking(true);
    try {
      const practice = get(personalApi.practice, { timeZone: deviceTimeZone() });
      const [{ keepYearPicture }, days] = await Promise.all([
        loadPicture(),
        mantra?.year ?? fetchIfAbsent(replies, practice).then((reply) => reply.days),
      ]);
      await keepYearPicture({ today, days, siteName, title: mantra?.title ?? null });
    } catch (error) {
      showToast({ ...t.failed, description: errorMessage(error) || t.failed.description });
    }
    setMaking(false);
  }

  return (
    <button className="button quiet" disabled={isMaking} onClick={() => void make()}>
      {isMaking && <span className="spinner" />}
      {t.save}
    </button>
  );
}
