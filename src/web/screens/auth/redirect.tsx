import { useEffect } from "react";
import { useLocation } from "wouter";
import { nextPath } from "#model/next-path.ts";
import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Working } from "../../ui/working.tsx";

/** Redirects a signed-in user. */
export default function Redirect() {
  const t = useMessages(authMessages);
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(nextPath(location.search), { replace: true });
  }, [navigate]);
  return <Working>{t.redirecting}</Working>;
}
