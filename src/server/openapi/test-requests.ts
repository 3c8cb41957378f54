import * as fc from "fast-check";
import { picture } from "../photos/test-pictures.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { anyText, hostileTexts, hostileValue, valueOf, type Schema } from "./test-values.ts";

/** A call as openapi.json describes it. */
export interface DescribedCall {
  path: string;
  method: string;
  operationId: string;
  parameters: { name: string; in: "path" | "query"; schema: Schema }[];
  /** The body; null where the call has none. */
  body: { type: string; schema: Schema } | null;
}

export interface FuzzRequest {
  call: DescribedCall;
  method: string;
  path: string;
  isSignedIn: boolean;
  headers: Record<string, string>;
  body: Buffer | null;
}

interface Mutation {
  how: "remove" | "replace" | "add";
  at: number;
  value: unknown;
}

/** Removes, replaces or adds one field of a body. */
function mutate(body: object, { how, at, value }: Mutation) {
  const fields = Object.entries(body);
  if (how === "add" || fields.length === 0) return { ...body, [hostileTexts[at] ?? ""]: value };
  const chosen = at % fields.length;
  if (how === "remove") return Object.fromEntries(fields.filter((_, index) => index !== chosen));
  return Object.fromEntries(fields.map(([name, own], index) => [name, index === chosen ? value : own]));
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom("remove", "replace", "add"),
  at: fc.nat(9),
  value: hostileValue,
});

const nearly = (valid: fc.Arbitrary<unknown>) =>
  fc.tuple(valid, mutation).map(([body, mutated]) => mutate(body as object, mutated));

/** Returns bodies that are not JSON, or JSON as no program would write it. */
const broken = (valid: string) => [
  "",
  "{",
  valid.slice(0, -1),
  valid.slice(0, valid.length / 2),
  `${valid}${valid}`,
  valid.replace("{", `{"email":"twice@example.org","id":1,"password":null,`),
  valid.replace(/\d+/, "1e999"),
  valid.replace(/\d+/, "9".repeat(400)),
  valid.replace(/"[^"]*"(?=[,}])/, String.raw`"\ud800\u0000"`),
  `\ufeff${valid}`,
  `{"a":${"[".repeat(7000)}${"]".repeat(7000)}}`,
  `${'{"a":'.repeat(2500)}1${"}".repeat(2500)}`,
  `${" ".repeat(20_000)}${valid}`,
  "null",
  "[]",
  '"text"',
  "NaN",
  `{"__proto__":{"isAdmin":true},"constructor":1}`,
];

function bodyOf(call: DescribedCall): fc.Arbitrary<Buffer | null> {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw));
  if (call.body?.type === "image/*") {
    const pictures = fc.constantFrom(picture("webp"), picture("png"), picture("extendedWebp"));
    return fc.oneof(pictures, bytes, fc.constant(Buffer.alloc(70_000)), fc.constant(null));
  }
  const valid = call.body ? valueOf(call.body.schema) : fc.constant({});
  const text = valid.map((body) => JSON.stringify(body));
  const likely = { weight: call.body ? 6 : 2, arbitrary: text.map((json) => Buffer.from(json)) };
  return fc.oneof(
    likely,
    { weight: 4, arbitrary: nearly(valid).map((body) => Buffer.from(JSON.stringify(body))) },
    { weight: 2, arbitrary: text.chain((json) => fc.constantFrom(...broken(json))).map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: bytes },
    { weight: call.body ? 1 : 6, arbitrary: fc.constant(null) },
  );
}

const header = fc.constantFrom<Record<string, string>>(
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "none" },
  { origin: "https://evil.example" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "" },
  { "content-encoding": "gzip" },
  { cookie: `session=${"a".repeat(43)}` },
  { cookie: "session=;;;=; session=\u00e9" },
  { cookie: "x".repeat(8000) },
  { "accept-encoding": "br;q=2, *;q=nothing" },
  { "if-none-match": "*" },
  { range: "bytes=5-2" },
  { "user-agent": "\u00ff".repeat(2000) },
  { "x-forwarded-for": "nobody, 999.1.1.1", "x-forwarded-host": "evil.example" },
  { "x-http-method-override": "DELETE" },
  { authorization: "Bearer a.b.c" },
  { expect: "100-continue" },
);

/**
 * Generates a parameter of a path: mostly a well-formed id, sometimes any text, sometimes text that is wrongly encoded.
 */
function partOf(name: string, schema: Schema): fc.Arbitrary<string> {
  const text = fc.oneof(fc.constantFrom(...hostileTexts.slice(0, 4)), anyText(60));
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(schema, name).map((value) => encodeURIComponent(String(value))) },
    { weight: 2, arbitrary: text.map((odd) => encodeURIComponent(odd.toWellFormed())) },
    { weight: 1, arbitrary: fc.constantFrom("%", "%E0%A4%A", "..", "%2e%2e", "%00", "%2F", ";a=b", "a".repeat(4000)) },
  );
}

/**
 * Generates ids of entries that other requests may have recorded today, so that some requests remove an entry that
 * exists.
 */
const kept = fc.nat(20).map((number) => chanted(number, 1).id);

function targetOf({ path, parameters }: DescribedCall): fc.Arbitrary<string> {
  const parts = Object.fromEntries(
    parameters
      .filter((each) => each.in === "path")
      .map(({ name, schema }) => [name, name === "id" ? fc.oneof(kept, partOf(name, schema)) : partOf(name, schema)]),
  );
  const asked = Object.fromEntries(
    parameters
      .filter((each) => each.in === "query")
      .map(({ name, schema }) => [name, fc.oneof(valueOf(schema, name), hostileValue)]),
  );
  const stray = fc.constantFrom("", "", "", "&x=1", "&%E0%A4%A=%", "&q=a&q=b", "&__proto__=1");
  return fc.tuple(fc.record(parts), fc.record(asked, { requiredKeys: [] }), stray).map(([filled, query, rest]) => {
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? "");
    const pairs = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
    );
    return pairs.length === 0 && rest === "" ? target : `${target}?${pairs.join("&")}${rest}`.slice(0, 8000);
  });
}

/** Generates valid, nearly valid and hostile requests for a call. */
function requestOf(call: DescribedCall): fc.Arbitrary<FuzzRequest> {
  const type = call.body?.type === "image/*" ? "image/webp" : "application/json";
  return fc.record({
    call: fc.constant(call),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(call.method) },
      { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND") },
    ),
    path: targetOf(call),
    isSignedIn: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    headers: fc
      .oneof({ weight: 3, arbitrary: fc.constant({}) }, header)
      .map((odd) => Object.assign({ "sec-fetch-site": "same-origin", "content-type": type }, odd)),
    body: bodyOf(call),
  });
}

export const requestsFor = (calls: readonly DescribedCall[]) => fc.oneof(...calls.map(requestOf));
