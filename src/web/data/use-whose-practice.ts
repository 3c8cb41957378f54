import { useEffect } from "react";
import { rememberPerson } from "./practice-person.ts";
import { useSession } from "./session.ts";

/** What is practised belongs to who is there, or to nobody; without a network, to who was there last. */
export function useWhosePractice() {
  const { data: session } = useSession();
  const uid = session && (session.user?.uid ?? null);
  useEffect(() => {
    if (uid !== undefined) rememberPerson(uid);
  }, [uid]);
}
