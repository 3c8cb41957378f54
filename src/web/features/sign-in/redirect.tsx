import { useEffect } from "react";
import { useLocation } from "wouter";
import { nextPath } from "#model/next-path.ts";
import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Working } from "../../ui/working.tsx";
import { confirmationPath } from "./mode.ts";

/** Redirects a signed-in user, and whoever comes from an email that another page is for. */
export default function Redirect() {
  const t = useMessages(authMessages);
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(confirmationPath(location.search) ?? nextPath(location.search), { replace: true });
  }, [navigate]);
  return <Working>{t.redirecting}</Working>;
}
