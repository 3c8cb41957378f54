import { runServer } from "../../tools/run-server.ts";
import { atMost, median, report } from "./figures.ts";
import { signUp } from "./person.ts";

/**
 * This program measures the time of a refused sign-in, in turn for an email with an account and for one without,
 * because the time must not reveal who is registered: `node operate/measure/guess-times.ts [pairs]`.
 */
const pairs = Number(process.argv[2] ?? 60);
const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000000", TRUST_PROXY: "127.0.0.1, ::1" });
const { origin } = server;
// Each is only asked for a few times, because the limits of an account apply here too.
const known = Array.from({ length: Math.ceil(pairs / 5) }, (_, number) => `person-${number}@example.org`);
for (const email of known) await signUp(server, email);

let guesses = 0;
/** Each guess comes from an address of its own, because the limits of an address apply here too. */
const nextAddress = () => `10.0.${Math.floor(++guesses / 256)}.${guesses % 256}`;

async function refuse(email: string) {
  const begun = performance.now();
  const reply = await fetch(`${origin}/api/auth/sign-in`, {
    method: "POST",
    headers: { origin, "content-type": "application/json", "x-forwarded-for": nextAddress() },
    body: JSON.stringify({ email, password: "certainly not it" }),
  });
  await reply.arrayBuffer();
  if (reply.status !== 401) throw new Error(`A wrong password was answered with ${reply.status}`);
  return performance.now() - begun;
}

const times: { known: number; unknown: number }[] = [];
for (let pair = 0; pair < pairs; pair++) {
  const person = Math.floor(pair / 5);
  // The first one alternates, so that neither profits from what the other has warmed up.
  const ask = {
    known: () => refuse(known[person] ?? ""),
    unknown: () => refuse(`nobody-${person}@example.org`),
  };
  if (pair % 2 === 0) times.push({ known: await ask.known(), unknown: await ask.unknown() });
  else {
    const unknown = await ask.unknown();
    times.push({ known: await ask.known(), unknown });
  }
}
const [knownMs, unknownMs] = [median(times.map((each) => each.known)), median(times.map((each) => each.unknown))];
console.table([{ pairs, "known, ms": knownMs.toFixed(1), "unknown, ms": unknownMs.toFixed(1) }]);
report([
  atMost(1.1, {
    what: "a refused sign-in, the slower of known and unknown emails over the other",
    value: Math.max(knownMs, unknownMs) / Math.min(knownMs, unknownMs),
  }),
]);
await server.stop();
