import { hour, second } from "#model/durations.ts";
import { needsSmtpUtf8 } from "#model/email-address.ts";

/** Tells whether emails can be sent to an address. */
export type CanReach = (address: string) => Promise<boolean>;

interface ReachOptions {
  smtp: { url: string } | null;
  now: () => Date;
}

/** An address whose name is not ASCII is reached only where the mail server says so. Without one, emails become files. */
export function createCanReach({ smtp, now }: ReachOptions): CanReach {
  if (!smtp) return async () => true;
  /** Time of the latest announcement; a mail server that has had none may be set up better by now. */
  let announcedAt = -Infinity;

  async function isAnnounced(url: string) {
    if (now().getTime() - announcedAt < hour) return true;
    // What does not answer says nothing.
    const isAnnounced = await announcesSmtpUtf8(url).catch(() => false);
    if (isAnnounced) announcedAt = now().getTime();
    return isAnnounced;
  }

  return async (address) => !needsSmtpUtf8(address) || isAnnounced(smtp.url);
}

/** Asks a mail server whether it takes addresses beyond ASCII (RFC 6531). Rejects where none answers. */
export async function announcesSmtpUtf8(url: string): Promise<boolean> {
  const [{ default: SmtpConnection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  const answered = Promise.withResolvers<boolean>();
  const connection = new SmtpConnection({
    connectionTimeout: 5 * second,
    greetingTimeout: 5 * second,
    socketTimeout: 5 * second,
    ...parseConnectionUrl(url),
    // The library tells what a server announces only to a way of logging in. This one sends nothing.
    customAuth: { ASK: ({ extensions }) => answered.resolve(extensions.includes("SMTPUTF8")) },
  });
  connection.on("error", answered.reject);
  connection.connect((error) => {
    if (error) answered.reject(error);
    else connection.login({ method: "ASK", credentials: { user: "", pass: "" } }, () => {});
  });
  return answered.promise.finally(() => connection.close());
}
