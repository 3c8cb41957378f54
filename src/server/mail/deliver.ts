import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Deliver } from "./letter.ts";

const second = 1000;

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

/** Through a mail server. Loaded with the first letter. */
export function deliverBySmtp({ url, from }: { url: string; from: string }): Deliver {
  return async (letter) => {
    const { createTransport } = await import("nodemailer");
    const patience = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };
    const transport = createTransport({ ...patience, url } as { url: string });
    try {
      await transport.sendMail({ ...letter, from, disableFileAccess: true, disableUrlAccess: true });
    } finally {
      transport.close();
    }
  };
}

interface Folder {
  folder: string;
  from: string;
  now: () => Date;
  log: Log;
}

/** As files that any mail program opens, for whoever runs the server without one. Only the file's name is logged. */
export function deliverToFolder({ folder, from, now, log }: Folder): Deliver {
  return async (letter) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await transport.sendMail({ ...letter, from, date: now() });
    const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!Buffer.isBuffer(message)) throw new Error("The letter was not composed in memory");
    writeFileSync(`${file}.part`, message, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    log.info("A letter was written, because SMTP_URL is not set", { file });
  };
}
