import { profilePageMessages as t } from "#messages/guarded-pages.ts";
import { Guard } from "../../ui/guard.tsx";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Working } from "../../ui/working.tsx";

const profilePage = lazyPart(() => import("./profile-page.tsx"));

export default function ProfileScreen() {
  return (
    <section className="profile">
      <h1>{t.title}</h1>
      <Guard>
        {(user) => (
          <Lazy part={profilePage} fallback={<Working>{t.loading}</Working>}>
            {(ProfilePage) => <ProfilePage user={user} />}
          </Lazy>
        )}
      </Guard>
    </section>
  );
}
