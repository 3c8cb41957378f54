import { memo, useEffect } from "react";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyModule } from "../../loading/lazy-module.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { isSignInUnavailable, useSession } from "../../data/session.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { confirmationPath, readMode, useMode } from "./mode.ts";

const redirect = lazyPart(() => import("./redirect.tsx"));
const loadSetup = lazyModule(() => import("./await-setup.ts"));
const loadIdentity = lazyModule(() => import("../../data/identity/identity.ts"));
const page = lazyPart(() => import("./auth-page.tsx"));

export const prepare = () => prepareLate(page);

export default function AuthScreen() {
  const session = useSession();
  const mode = useMode();
  const replies = useReplyCache();
  const isAway = isSignInUnavailable(session);
  const isHosted = session.data?.identity.provider === "firebase" && session.data.user === null;

  useEffect(() => {
    // A script that is missing now is loaded again, and its failure shown, when a form is sent.
    if (isHosted) void loadIdentity().then(({ prepareIdentity }) => prepareIdentity(replies), console.warn);
  }, [isHosted, replies]);

  useEffect(() => {
    if (!isAway) return;
    const ending = new AbortController();
    void loadSetup().then(
      ({ awaitSetup }) => awaitSetup(ending.signal),
      // If it cannot be loaded, the page does not reload by itself, but its panel offers to.
      console.warn,
    );
    return () => ending.abort();
  }, [isAway]);

  // A link for a new password works for the person who holds it, signed in or not.
  const isElsewhere = session.data !== undefined && confirmationPath(location.search) !== null;
  if (isElsewhere || (session.data?.user && mode !== "new-password")) {
    return (
      <Lazy part={redirect} fallback={null}>
        {(Redirect) => <Redirect />}
      </Lazy>
    );
  }
  return <LateForms />;
}

/** The forms can be filled in without a script, so they are hydrated at the first interaction. */
const LateForms = memo(function LateForms() {
  const onFailed = useLoadFailure();
  return (
    <LateHydration part={page} fallback={<div className="form-to-come" />} isUrgent={hasMoreToShow} onFailed={onFailed}>
      {(AuthPage) => <AuthPage onHydrated={announceHydrated} />}
    </LateHydration>
  );
});

/** Returns true if the form needs the session, which has the rules for a new password. */
const hasMoreToShow = () => readMode(location.search) !== "login";
