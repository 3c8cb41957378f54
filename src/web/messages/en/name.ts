/** Sentences on what is typed as a name, in the form for signing up and on the profile. */
export const nameFaults = {
  "too-short": "Name must be at least 2 characters long",
  invisible: "Name must have a letter that can be seen",
  "turns-direction": "Name must not contain characters that turn the direction of a text",
};
