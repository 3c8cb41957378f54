import { hash } from "node:crypto";

/** Text in UTF-8, with its digest. */
export interface EncodedText {
  bytes: Uint8Array<ArrayBuffer>;
  digest: string;
}

/** The text of a response. Parts that many responses share are encoded and hashed once. */
export type ResponseText = string | readonly (string | EncodedText)[];

const utf8 = new TextEncoder();

export const digestOf = (given: string | Uint8Array) => hash("sha256", given, "base64url");

export function encodeText(text: string): EncodedText {
  const bytes = utf8.encode(text);
  return { bytes, digest: digestOf(bytes) };
}

/** Joins the parts. The digest of the whole is the digest of their digests. */
export function joinText(text: ResponseText): EncodedText {
  if (typeof text === "string") return encodeText(text);
  const parts = text.map((part) => (typeof part === "string" ? encodeText(part) : part));
  return {
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    digest: digestOf(parts.map(({ digest }) => digest).join("")),
  };
}
