type MailError = Error & { code?: unknown; command?: unknown };

const sentences: Readonly<Record<string, string>> = {
  EAUTH: "The mail server refuses the user or the password in SMTP_URL",
  EDNS: "SMTP_URL names a host that is not known",
  EMESSAGE: "The mail server refuses what the email says",
  ETIMEDOUT: "The mail server does not answer: see host and port in SMTP_URL; port 465 speaks smtps, 587 and 25 smtp",
  ENOSMTPUTF8: "The mail server takes no addresses beyond ASCII",
};

/** Sentences about a broken connection, each with what the error's message says. */
const connections: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, "Nothing listens where SMTP_URL says"],
  [/wrong version number|packet length too long/, "SMTP_URL says smtps, and the port speaks smtp"],
  [
    /altnames/,
    "The certificate of the mail server is for another host: write its host in SMTP_URL as the certificate does",
  ],
  [
    /certificate/,
    "The certificate of the mail server is signed by an authority that this machine does not know, or is not valid today: name its file in NODE_EXTRA_CA_CERTS",
  ],
];

/**
 * Returns a sentence for the operator of the server. The error's own message is not used, because the reply of a mail
 * server may repeat the address.
 */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "The email could not be sent.";
  const { code, command, message, name }: MailError = error;
  if (typeof code !== "string") return `The email could not be sent (${name}).`;
  return `${sentenceFor(code, { command, message })} (${code}).`;
}

function sentenceFor(code: string, { command, message }: { command: unknown; message: string }) {
  if (code === "EENVELOPE") {
    return command === "MAIL FROM"
      ? "The mail server refuses MAIL_FROM as the sender"
      : "The mail server refuses the address of the recipient";
  }
  const found = connections.find(([pattern]) => code === "ESOCKET" && pattern.test(message));
  return found?.[1] ?? sentences[code] ?? "The connection to the mail server broke";
}
