import { stored, type TextStorage } from "../device/storage.ts";

/** Key under which the browser remembers whose practice it writes down. */
export const PERSON_KEY = "practice-of";

/** Key of what the server has said of that person (data/kept-replies.ts). */
export const KEPT_REPLIES = "kept-replies";

/** The person whose practice this browser writes down, also while the server cannot be reached. */
export interface Person {
  current(): string | null;
  remember(uid: string | null): void;
}

/** Where storage refuses, no person is remembered: practice has no owner until it is sent, and then belongs to the signed-in person. */
export const rememberedPerson = (storage: TextStorage): Person => ({
  current: () => storage.read(PERSON_KEY),
  remember(uid) {
    // What their pages showed goes with them. It is the server's, which says it again when they come back.
    if (uid !== storage.read(PERSON_KEY)) storage.write(KEPT_REPLIES, null);
    // With no room left an earlier person is forgotten all the same.
    if (!storage.write(PERSON_KEY, uid)) storage.write(PERSON_KEY, null);
  },
});

export const browserPerson = rememberedPerson(stored);
