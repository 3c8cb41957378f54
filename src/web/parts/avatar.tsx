import type { User } from "#model/user.ts";

interface Props {
  user: Pick<User, "photoURL">;
  letters: string;
}

/**
 * The photo where this site may load it, letters elsewhere: a page asks nothing of other hosts, so that nobody learns
 * who reads it when.
 */
export const Avatar = ({ user: { photoURL }, letters }: Props) => (
  <span className="avatar">{photoURL && isOurs(photoURL) ? <img src={photoURL} alt="" /> : letters}</span>
);

const isOurs = (url: string) => url.startsWith("data:image/") || URL.parse(url)?.origin === location.origin;
