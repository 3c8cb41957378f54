/** Texts of practice that follows a person from device to device. */
export const followMessages = {
  question: "Add the vows, malas and settings kept on this device to your account, so that they follow you?",
  yes: "Yes",
  notNow: "Not now",
};
