import { localDateOf } from "#engines/calendar-date.ts";
import { initials } from "#model/initials.ts";
import type { PracticeTotals } from "#model/practice-log.ts";
import type { User } from "#model/user.ts";
import { language } from "#messages/language.ts";
import { profileMessages as t } from "#messages/account.ts";
import { stored } from "../../../device/storage.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";
import { malasOn } from "../../../practice/malas-today.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmailState } from "./email-state.tsx";
import { dayInWords } from "../day-in-words.ts";
import { useToday } from "../use-today.ts";

interface Props {
  user: User;
  totals: PracticeTotals;
  /** The time at which the totals were kept, in ISO, where there is no network. */
  keptAt: string | undefined;
}

/** Shows name, email and totals of the practice. */
export function ProfileCard({ user, totals, keptAt }: Props) {
  const { settings } = user;
  const today = useToday(settings.dayBeginsAt);
  // Of what was kept on another day, nothing can be said of this one. Its malas are known to the device itself.
  const isOfToday = keptAt === undefined || localDateOf(keptAt, deviceTimeZone(), settings.dayBeginsAt) === today;
  const malasKept = isOfToday ? totals.malasToday : 0;
  const malasToday = keptAt === undefined ? malasKept : Math.max(malasKept, malasOn(stored, today));
  const figures: [name: string, value: string][] = [
    [t.totalChants, totals.totalChants.toLocaleString(language)],
    [t.malasToday, String(malasToday)],
    ...(settings.showStreaks && isOfToday ? [[t.streak, t.days(totals.streakDays)] satisfies [string, string]] : []),
    [t.lastActive, dayInWords(totals.lastActive, settings.dayBeginsAt) ?? t.never],
  ];
  return (
    <section className="card profile-card" aria-label={user.displayName || t.unnamed}>
      <Avatar user={user} letters={initials(user)} />
      <div className="who">
        <h2>{user.displayName || t.unnamed}</h2>
        <p>{user.email}</p>
        {(!user.emailVerified || user.pendingEmail !== null) && <EmailState user={user} />}
        <p>
          <small>
            {t.memberSince} <span>{dayInWords(user.metadata.creationTime) ?? t.unknown}</span>
          </small>
        </p>
      </div>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
