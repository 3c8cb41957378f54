import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { TLSSocket, createServer as createTlsServer } from "node:tls";
import { expect, test } from "vitest";
import { createCertificate } from "../outgoing/test-certificate.ts";
import { deliverBySmtp } from "./deliver.ts";
import { describeMailFailure } from "./mail-failure.ts";

/** The replies of a mail server, by the first word of the command. All other commands get 250. */
type Replies = Readonly<Record<string, string>>;

/** Replies as a mail server that announces the extensions mentioned in the replies. */
function speak(socket: Socket, replies: Replies) {
  let isBody = false;
  socket.on("error", () => {});
  socket.write("220 here\r\n");
  socket.on("data", (bytes) => {
    const text = String(bytes);
    const [word = ""] = text.split(/[ :\r]/, 1);
    if (isBody) {
      if (!text.endsWith(".\r\n")) return;
      isBody = false;
      socket.write(`${replies["body"] ?? "250 taken"}\r\n`);
    } else if (word === "EHLO") {
      socket.write(["250-here", "AUTH" in replies && "250-AUTH PLAIN", "250 OK\r\n"].filter(Boolean).join("\r\n"));
    } else {
      isBody = word === "DATA";
      socket.write(isBody ? "354 go on\r\n" : `${replies[word] ?? "250 yes"}\r\n`);
    }
  });
}

async function listen(server: ReturnType<typeof createServer>) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: async () => void server.close() };
}

const plain = async (replies: Replies = {}) => listen(createServer((socket) => speak(socket, replies)));
const overTls = async (host: string) =>
  listen(createTlsServer(createCertificate(host), (socket: TLSSocket) => speak(socket, {})));

const email = { to: "mira@example.org", subject: "A new password", text: "token", html: "<p>token</p>" };

/** Sends an email, and returns what the log says about the failure. */
async function failureOf(url: string) {
  const sending = deliverBySmtp({ url, from: "om@mantra.example" })(email, { id: crypto.randomUUID() });
  return describeMailFailure(await sending.then(() => null).catch((error: unknown) => error));
}

test.each([
  ["AUTH", "535 5.7.8 no", "The mail server refuses the user or the password in SMTP_URL (EAUTH)."],
  ["MAIL", "550 not you", "The mail server refuses MAIL_FROM as the sender (EENVELOPE)."],
  ["RCPT", "550 no mira@example.org", "The mail server refuses the address of the recipient (EENVELOPE)."],
  ["body", "550 spam for mira@example.org", "The mail server refuses what the email says (EMESSAGE)."],
])("a mail server that refuses %s is named by a sentence that repeats no address", async (word, reply, sentence) => {
  await using server = await plain({ [word]: reply });
  expect(await failureOf(`smtp://me:secret@127.0.0.1:${server.port}`)).toBe(sentence);
});

test("a port where nothing listens, a host that is not known, and TLS that does not come about are told apart", async () => {
  const gone = await plain();
  await gone[Symbol.asyncDispose]();
  expect(await failureOf(`smtp://127.0.0.1:${gone.port}`)).toBe("Nothing listens where SMTP_URL says (ESOCKET).");
  expect(await failureOf("smtp://mail.invalid:25")).toBe("SMTP_URL names a host that is not known (EDNS).");
  await using speaksPlainly = await plain();
  expect(await failureOf(`smtps://127.0.0.1:${speaksPlainly.port}`)).toBe(
    "SMTP_URL says smtps, and the port speaks smtp (ESOCKET).",
  );
  await using unknown = await overTls("127.0.0.1");
  expect(await failureOf(`smtps://127.0.0.1:${unknown.port}`)).toMatch(
    /^The certificate of the mail server is signed by an authority that this machine does not know.* NODE_EXTRA_CA_CERTS \(ESOCKET\)\.$/,
  );
});

test("an error without a code is told by its kind alone", () => {
  expect(describeMailFailure(new RangeError("mira@example.org"))).toBe("The email could not be sent (RangeError).");
  expect(describeMailFailure("mira@example.org")).toBe("The email could not be sent.");
});
