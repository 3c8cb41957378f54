import { personalApi } from "#contract/personal-api.ts";
import type { User } from "#model/user.ts";
import { get } from "../../data/queries.ts";
import { usePersonal } from "../../data/use-personal.ts";
import { profilePageMessages } from "#messages/account.ts";
import { profileMessages as t } from "#messages/account.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { Working } from "../../ui/working.tsx";
import { RecentFavorites } from "./recent-favorites.tsx";
import { MyData } from "./my-data.tsx";
import { PracticeSection } from "./practice-section.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileForm } from "./about-you/profile-form.tsx";
import { RhythmForm } from "./rhythm-form.tsx";
import { SigningIn } from "./signing-in/signing-in.tsx";
import { timeZone } from "./time-zone.ts";

const query = get(personalApi.profile, { timeZone });

export default function ProfilePage({ user }: { user: User }) {
  const { loading } = profilePageMessages;
  const { data, error, status } = usePersonal(query);
  if (status === "pending") return <Working>{loading}</Working>;
  if (!data) {
    return <LoadError title={t.errorTitle} message={errorMessage(error) || t.error} tryAgain={t.tryAgain} />;
  }
  const { profile, favorites, recent } = data;
  return (
    <div className="profile-parts">
      <ProfileCard user={user} totals={profile} />
      <RecentFavorites favorites={favorites} />
      <PracticeSection user={user} recent={recent} />
      <ProfileForm user={user} />
      <RhythmForm user={user} />
      <SigningIn user={user} />
      <MyData user={user} />
    </div>
  );
}
