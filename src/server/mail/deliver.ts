import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { second } from "#model/durations.ts";
import { needsSmtpUtf8 } from "#model/email-address.ts";
import type { Log } from "../log.ts";
import type { Deliver } from "./email.ts";
import { announcesSmtpUtf8 } from "./smtp-utf8.ts";

interface MailSettings {
  smtp: { url: string; from: string } | null;
  siteUrl: string;
  dataDir: string;
}

export function createDeliver({ smtp, siteUrl, dataDir }: MailSettings, { log, now }: { log: Log; now: () => Date }) {
  if (smtp) return deliverBySmtp(smtp);
  const from = `no-reply@${new URL(siteUrl).hostname}`;
  return deliverToFolder({ folder: join(dataDir, "outbox"), from, now, log });
}

class NoSmtpUtf8 extends Error {
  override name = "NoSmtpUtf8";
  readonly code = "ENOSMTPUTF8";
}

/** Sends through a mail server. The package for it is loaded with the first email. */
export function deliverBySmtp({ url, from }: { url: string; from: string }): Deliver {
  return async (email, { id, signal }) => {
    const { createTransport } = await import("nodemailer");
    const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };
    const transport = createTransport({ ...timeouts, url } as { url: string });
    try {
      // The library would send such an address unchanged, and the server might take it for another one.
      if (needsSmtpUtf8(email.to) && !(await announcesSmtpUtf8(url))) throw new NoSmtpUtf8();
      const messageId = `<${id}@${from.replace(/^.*@/, "").replace(/>.*$/, "")}>`;
      const closed = { disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail({
        ...email,
        to: [{ name: "", address: email.to }],
        from,
        messageId,
        ...closed,
        ...(signal && { signal }),
      });
    } finally {
      transport.close();
    }
  };
}

interface FolderOptions {
  folder: string;
  from: string;
  now: () => Date;
  log: Log;
}

/** Writes emails as .eml files, for a server without SMTP. Only the name of the file is logged. */
export function deliverToFolder({ folder, from, now, log }: FolderOptions): Deliver {
  return async (email) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const to = [{ name: "", address: email.to }];
    const { message } = await transport.sendMail({ ...email, to, from, date: now() });
    const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!Buffer.isBuffer(message)) throw new Error("The email was not composed in memory");
    writeFileSync(`${file}.part`, message, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    log.info("An email was written to a file, because SMTP_URL is not set", { file });
  };
}
