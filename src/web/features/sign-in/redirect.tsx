import { useEffect } from "react";
import { useLocation } from "wouter";
import { nextPath } from "#model/next-path.ts";
import { authMessages as t } from "#messages/sign-in.ts";
import { Working } from "../../ui/working.tsx";
import { confirmationPath } from "./mode.ts";

/** Redirects a signed-in user, and a visitor whose link from an email belongs to another page. */
export default function Redirect() {
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(confirmationPath(location.search) ?? nextPath(location.search), { replace: true });
  }, [navigate]);
  return <Working>{t.redirecting}</Working>;
}
