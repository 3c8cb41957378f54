import { useEffect } from "react";
import { rememberPerson } from "./practice-person.ts";
import { useSession } from "./session.ts";

/** What is practised belongs to who is there, or to nobody; without a network, to who was there last. */
export function useWhosePractice() {
  const session = useSession();
  const uid = session.status === "here" ? (session.value.user?.uid ?? null) : undefined;
  useEffect(() => {
    if (uid !== undefined) rememberPerson(uid);
  }, [uid]);
}
