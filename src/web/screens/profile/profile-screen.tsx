import { lazy, Suspense } from "react";
import { useMessages } from "../../messages/language.ts";
import { profilePageMessages } from "../../messages/profile-page.ts";
import { Guard } from "../../parts/guard.tsx";
import { Working } from "../../ui/working.tsx";

const ProfilePage = lazy(() => import("./profile-page.tsx"));

export default function ProfileScreen() {
  const t = useMessages(profilePageMessages);
  return (
    <section className="profile">
      <h1>{t.title}</h1>
      <Guard>
        {(user) => (
          <Suspense fallback={<Working>{t.loading}</Working>}>
            <ProfilePage user={user} />
          </Suspense>
        )}
      </Guard>
    </section>
  );
}
