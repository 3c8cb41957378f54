import { section } from "./language.ts";

export const profilePageMessages = section({
  en: { title: "My Profile", loading: "Loading profile information..." },
});
