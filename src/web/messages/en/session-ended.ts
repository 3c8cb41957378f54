/** Told when the server says, in the middle of a practice, that the session has ended. */
export const sessionEndedToast = {
  title: "You are signed out",
  description: "What you practice and choose stays on this device, and joins your account when you sign in again.",
};
