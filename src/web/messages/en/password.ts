export const fieldMessages = { show: "Show" };

/** Texts of the passkeys in a form that replaces the password. */
export const passkeyChoiceMessages = {
  legend: "Passkeys to remove",
  text: "Passkeys sign in without a password. Those you check are removed. Any added elsewhere since you last signed in here are checked already.",
  passkey: (device: string | null, day: string | null) => `${device ?? "Unknown device"}, added on ${day}`,
};

export const passwordRuleMessages = {
  needs: "Your password needs:",
  stillNeeds: "Your password still needs:",
  goodPassword: "Your password meets every rule.",
};
