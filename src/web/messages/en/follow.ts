/** Texts of practice that follows a person from device to device. */
export const followMessages = {
  question: "Add the vows, malas and settings kept on this device to your account, so that they follow you?",
  yes: "Yes",
  notNow: "Not now",
};

/** Texts of a mala that was left on another device. */
export const leftElsewhereMessages = {
  where: "This mala was left on another device. ",
  continueFrom: (count: number) => `Continue from ${count}?`,
  continueHere: "Continue",
  notNow: "Not now",
};
