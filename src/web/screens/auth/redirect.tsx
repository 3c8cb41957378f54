import { useEffect } from "react";
import { useLocation } from "wouter";
import { nextPath } from "#model/next-path.ts";

/** Who is signed in has nothing to do here, and is led on. */
export default function Redirect({ search }: { search: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(nextPath(search), { replace: true });
  }, [navigate, search]);
  return null;
}
