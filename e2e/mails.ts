import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { dataFolder } from "./journey.ts";

/**
 * Returns the latest link to such a page that was mailed to an address. Without a mail server, emails are written as
 * files.
 */
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

/**
 * Returns the texts of all emails so far in order, without the soft line breaks of quoted-printable. Throws before the
 * first is written.
 */
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
