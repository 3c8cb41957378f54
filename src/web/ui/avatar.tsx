import { useState } from "react";
import type { User } from "#model/user.ts";

interface Props {
  user: Pick<User, "photoURL">;
  letters: string;
}

/** Photo of the user, letters without one. It is a file of this site: another one would learn who reads what when. */
export function Avatar({ user: { photoURL }, letters }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const photo = photoURL && photoURL !== missing && isOurs(photoURL) ? photoURL : null;
  return (
    <span className="avatar">{photo ? <img src={photo} alt="" onError={() => setMissing(photo)} /> : letters}</span>
  );
}

const isOurs = (url: string) => url.startsWith("/photos/");
