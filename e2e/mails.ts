import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { dataFolder } from "./journey.ts";

/** Link for a new password. Mails are written as files, where no mail server is set. */
export async function linkInMail(email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = readMails().find((text) => text.includes(email));
    link = /https?:\/\/\S+\/auth\?mode=new-password&token=[\w%-]+/.exec(mail ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

/** Texts of all mails so far, freed of the soft line breaks of quoted-printable. Throws before the first is written. */
function readMails() {
  const folder = join(dataFolder(), "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) =>
      readFileSync(join(folder, name), "utf8")
        .replaceAll(/=\r?\n/g, "")
        .replaceAll("=3D", "="),
    );
}
