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

/** Returns the HTML of the latest email to an address. Throws before there is one. */
export function letterTo(email: string): string {
  const letter = readMails().findLast((text) => text.includes(`To: ${email}`));
  const [html] = /<!doctype html>.*<\/html>/is.exec(letter ?? "") ?? [];
  if (!html) throw new Error(`No letter to ${email} has been written`);
  const bytes = html.replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
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
        .replaceAll("=3D", "=")
        .replaceAll("&#38;", "&"),
    );
}
