import { useState } from "react";
import type { User } from "#model/user.ts";

interface Props {
  user: Pick<User, "photoURL">;
  letters: string;
}

/**
 * The photo where this site may load it and there is one, letters elsewhere: a page asks nothing of other hosts, so that
 * nobody learns who reads it when.
 */
export function Avatar({ user: { photoURL }, letters }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const photo = photoURL && photoURL !== missing && isOurs(photoURL) ? photoURL : null;
  return (
    <span className="avatar">{photo ? <img src={photo} alt="" onError={() => setMissing(photo)} /> : letters}</span>
  );
}

const isOurs = (url: string) => url.startsWith("data:image/") || URL.parse(url)?.origin === location.origin;
