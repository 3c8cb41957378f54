import { hour, second } from "#model/durations.ts";
import { needsSmtpUtf8 } from "#model/email-address.ts";

/** Resolves to true if emails can be sent to an address. */
export type CanReach = (address: string) => Promise<boolean>;

interface ReachOptions {
  smtp: { url: string } | null;
  now: () => Date;
}

/**
 * An address that is not ASCII can only be reached if the mail server announces SMTPUTF8. Without a mail server, emails
 * become files and every address can be reached.
 */
export function createCanReach({ smtp, now }: ReachOptions): CanReach {
  if (!smtp) return async () => true;
  /**
   * The time at which the server last announced the extension. A refusal is not remembered, because the server's
   * settings may have changed since.
   */
  let announcedAt = -Infinity;

  async function isAnnounced(url: string) {
    if (now().getTime() - announcedAt < hour) return true;
    // A server that does not answer counts as one without the extension.
    const isAnnounced = await announcesSmtpUtf8(url).catch(() => false);
    if (isAnnounced) announcedAt = now().getTime();
    return isAnnounced;
  }

  return async (address) => !needsSmtpUtf8(address) || isAnnounced(smtp.url);
}

/** Asks a mail server whether it accepts addresses beyond ASCII (RFC 6531). Rejects if the server does not answer. */
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
    // The library only tells the announced extensions to a method of authentication, so this one reads them and sends
    // nothing.
    customAuth: { ASK: ({ extensions }) => answered.resolve(extensions.includes("SMTPUTF8")) },
  });
  connection.on("error", answered.reject);
  connection.connect((error) => {
    if (error) answered.reject(error);
    else connection.login({ method: "ASK", credentials: { user: "", pass: "" } }, () => {});
  });
  return answered.promise.finally(() => connection.close());
}
