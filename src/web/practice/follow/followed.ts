import type { TextStorage } from "../../device/storage.ts";

/** Names the person whom the practice on this device follows. Absent where it follows nobody. */
export const FOLLOWED = "followed";

/** Names the person who has answered that the practice kept on this device shall not join the account yet. */
export const LATER = "followed-later";

/** Lets the question be asked again, of whoever has just signed in. */
export const forgetAnswer = (storage: TextStorage) => void storage.write(LATER, null);
