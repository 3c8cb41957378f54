import type { TextStorage } from "../../device/storage.ts";
import { PERSON_KEY } from "../person.ts";

/** Names the person whom the practice on this device follows. Absent where it follows nobody. */
export const FOLLOWED = "followed";

/** Names the person who has answered that the practice kept on this device shall not join the account yet. */
export const LATER = "followed-later";

/** Lets the question be asked again, of whoever has just signed in. */
export const forgetAnswer = (storage: TextStorage) => void storage.write(LATER, null);

/** The result is true where what is practiced on this device joins the account of whoever is signed in. */
export function followsPerson(storage: TextStorage): boolean {
  const uid = storage.read(PERSON_KEY);
  return uid !== null && storage.read(FOLLOWED) === uid;
}
