/* @chunk entry */
import { stored } from "../device/storage.ts";

/** Key of what Home knows of the practice on this device before it is painted: a name, and times of vows. */
export const PRACTICED_HERE = "practiced-here";

/**
 * The result is true once a mala or vow was begun or a voice chosen on this device, or Home has shown a person's
 * practice here. There is then something to show that the page from the server does not know.
 */
export const hasPracticedHere = (): boolean => stored.read(PRACTICED_HERE) !== null;
