import type { nameFaults as english } from "../en/name.ts";

/** Sentences on what is typed as a name, in the form for signing up and on the profile. */
export const nameFaults: typeof english = {
  "too-short": "नाम में कम से कम 2 अक्षर होने चाहिए",
  invisible: "नाम में कम से कम एक दिखने वाला अक्षर होना चाहिए",
  "turns-direction": "नाम में ऐसे चिह्न नहीं हो सकते जो लिखावट की दिशा पलट दें",
};
