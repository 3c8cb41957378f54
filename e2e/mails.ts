import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { dataFolder } from "./journey.ts";

/** Latest link to such a page that was mailed to an address. Mails are written as files, where no mail server is set. */
export async function linkSentTo(email: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const links = readMails()
      .filter((text) => text.includes(`To: ${email}`))
      .flatMap((text) => /https?:\/\/\S+token=[\w%-]+/.exec(text)?.[0] ?? []);
    link = links.findLast((each) => each.includes(page));
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

/** Texts of all mails so far in order, freed of the soft line breaks of quoted-printable. Throws before the first is written. */
function readMails() {
  const folder = join(dataFolder(), "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), "utf8")
        .replaceAll(/=\r?\n/g, "")
        .replaceAll("=3D", "="),
    );
}
