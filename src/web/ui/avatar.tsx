import { useState } from "react";
import type { User } from "#model/user.ts";

interface Props {
  user: Pick<User, "photoURL">;
  letters: string;
}

/**
 * Shows the user's photo, or letters if there is none. Only photos of this site are shown, because another site would
 * learn who reads what, and when.
 */
export function Avatar({ user: { photoURL }, letters }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const photo = photoURL && photoURL !== missing && isOurs(photoURL) ? photoURL : null;
  return (
    <span className="avatar">{photo ? <img src={photo} alt="" onError={() => setMissing(photo)} /> : letters}</span>
  );
}

const isOurs = (url: string) => url.startsWith("/photos/");
