import { personalApi } from "#contract/personal-api.ts";
import type { User } from "#model/user.ts";
import { isOutOfReach } from "../../data/is-out-of-reach.ts";
import { get } from "../../data/queries.ts";
import { profilePageMessages } from "#messages/guarded-pages.ts";
import { emailMessages, myDataMessages, profileMessages as t, signingInMessages } from "#messages/account.ts";
import { remindersSettingMessages } from "#messages/reminders.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { errorMessage } from "../../ui/error-message.ts";
import { KnownHere, NotKnownHere } from "../../ui/known-here.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { HeldBack } from "../../ui/only-here.tsx";
import { Working } from "../../ui/working.tsx";
import { MyData } from "./my-data.tsx";
import { PracticeSection } from "./practice-section.tsx";
import { ProfileCard } from "./about-you/profile-card.tsx";
import { ProfileForm } from "./about-you/profile-form.tsx";
import { RhythmForm } from "./rhythm-form.tsx";
import { usePersonalToday, useToday } from "./use-today.ts";
import { Vows } from "./vows.tsx";
import { WaitingHere } from "./waiting-here.tsx";
import { Link } from "wouter";
import type { Favorite } from "#contract/personal-replies.ts";
import { changePasswordAnchor, paths } from "#model/paths.ts";
import { Setting } from "./setting.tsx";
import { useSession } from "../../data/session.ts";
import { Devices } from "./signing-in/devices.tsx";
import { EmailChangeForm } from "./signing-in/email-change.tsx";
import { Passkeys } from "./signing-in/passkeys.tsx";
import { PasswordChangeForm } from "./signing-in/password-change.tsx";

const reminders = lazyPart(() => import("./reminders/reminders.tsx"));
const queryIn = (timeZone: string) => get(personalApi.profile, { timeZone });

export default function ProfilePage({ user }: { user: User }) {
  const { loading } = profilePageMessages;
  const { data, error, status, keptAt } = usePersonalToday({ queryIn, dayBeginsAt: user.settings.dayBeginsAt });
  if (status === "pending") return <Working>{loading}</Working>;
  if (!data && isOutOfReach(error)) return <UnknownProfile user={user} />;
  if (!data) {
    return <LoadError title={t.errorTitle} message={errorMessage(error) || t.error} tryAgain={t.tryAgain} />;
  }
  const { profile, favorites, recent } = data;
  return (
    <>
      {keptAt === undefined ? <HeldBack /> : <KnownHere at={keptAt} />}
      <div className="profile-parts">
        <PracticeSection user={user} recent={recent} isKept={keptAt !== undefined} />
        <ProfileCard user={user} totals={profile} keptAt={keptAt} />
        <RecentFavorites favorites={favorites} />
        <Settings user={user} />
      </div>
    </>
  );
}

/** What the device knows of a person whose profile it has not kept. */
function UnknownProfile({ user }: { user: User }) {
  const today = useToday(user.settings.dayBeginsAt);
  return (
    <>
      <NotKnownHere what="practice" />
      <section className="card practice" aria-label={user.displayName || t.unnamed}>
        <h2>{user.displayName || t.unnamed}</h2>
        <WaitingHere user={user} />
        <Vows today={today} />
      </section>
    </>
  );
}

const SHOWN = 5;

/** Lists the newest favorites as links to their chanting screens. */
function RecentFavorites({ favorites }: { favorites: Favorite[] }) {
  return (
    <section className="card recent-favorites" aria-labelledby="recent-favorites">
      <h2 id="recent-favorites">{t.favorites}</h2>
      {favorites.length === 0 && (
        <>
          <p>{t.noFavorites}</p>
          <Link className="button quiet" href={paths.mantras()}>
            {t.explore}
          </Link>
        </>
      )}
      <ul>
        {favorites.slice(0, SHOWN).map(({ mantra, deity }) => (
          <li key={mantra.id}>
            <Link href={paths.chant(deity.id, mantra.id)}>
              <b>{mantra.title}</b>
              <small>{deity.name}</small>
            </Link>
          </li>
        ))}
      </ul>
      {favorites.length > SHOWN && <Link href={paths.favorites()}>{t.viewAll(favorites.length)}</Link>}
    </section>
  );
}

/** Lists the settings of the account, in a line each. A hosted provider has no passkeys. */
function Settings({ user }: { user: User }) {
  const { data: session } = useSession();
  const hasPasskeys = session?.identity.provider === "builtin";
  const asksForPassword = location.hash === `#${changePasswordAnchor}`;
  return (
    <section className="card settings-of-account" aria-labelledby="account">
      <h2 id="account">{t.settings}</h2>
      <Setting title={t.account} value={user.displayName ?? ""}>
        {() => <ProfileForm user={user} />}
      </Setting>
      <Setting title={t.rhythm}>{() => <RhythmForm user={user} />}</Setting>
      <Setting title={remindersSettingMessages.title} value={remindersSettingMessages.value}>
        {() => (
          <Lazy part={reminders} fallback={<Working>{remindersSettingMessages.loading}</Working>}>
            {(Reminders) => <Reminders />}
          </Lazy>
        )}
      </Setting>
      <Setting title={emailMessages.title} value={user.email ?? ""}>
        {(close) => <EmailChangeForm user={user} onClose={close} />}
      </Setting>
      <Setting title={signingInMessages.password} isOpenAtFirst={asksForPassword}>
        {(close) => <PasswordChangeForm user={user} onClose={close} />}
      </Setting>
      <Setting title={signingInMessages.title} value={hasPasskeys ? signingInMessages.passkeysAndDevices : ""}>
        {() => (
          <div className="ways-in">
            {hasPasskeys && (
              <>
                <p>{signingInMessages.waysIn}</p>
                <Passkeys user={user} />
              </>
            )}
            <Devices />
          </div>
        )}
      </Setting>
      <Setting title={myDataMessages.title} value={myDataMessages.value}>
        {() => <MyData user={user} />}
      </Setting>
    </section>
  );
}
