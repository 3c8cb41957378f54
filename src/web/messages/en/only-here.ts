import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";

/** Says of a vow, a sitting or a mantra of one's own that the account has not taken it, by the reason of its refusal. */
export const onlyHereMessages = {
  "many-vows": `Only on this device: your account already keeps ${mostVows} vows, which is the most. It joins them when one of those ends or is let go.`,
  "many-own-sittings": `Only on this device: your account already keeps ${mostOwnSittings} sittings, which is the most. It joins them when one of those is removed.`,
  "many-own-mantras": `Only on this device: your account already keeps ${mostOfOwn.mantras} mantras, which is the most. It joins them when one of those is deleted.`,
  "full-account":
    "Only on this device: your account is full. What it has stays there and goes on following you, but nothing new joins it, so do not clear the data of this browser.",
  other: "Only on this device: your account could not take it.",
};

/** Says on the profile that the account does not have all that was chosen on this device. */
export const heldBackMessages = {
  refused:
    "Something that you chose on this device could not join your account, which keeps what it had. Here it stays as you chose it.",
  waiting:
    "Your account cannot take what you changed on this device at the moment. It is kept here, and sent again by itself.",
};
