import * as fc from "fast-check";

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

export const password = "giridhar gopal";

const isoTime = fc.date({ min: new Date("2025-11-01"), max: new Date("2026-11-22"), noInvalidDate: true });

/**
 * Values that exist in the catalogue and the test data, by the name of their field. A schema cannot say which ids
 * exist.
 */
const meaningful: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: fc.uuid(),
  deityId: fc.constantFrom("shiva", "ganesh", "nobody"),
  mantraId: fc.constantFrom("om-namah-shivaya", "nothing"),
  slug: fc.constantFrom("introduction-to-vedic-mantras", "nothing"),
  email: fc.nat(50).map((number) => `person-${number}@example.org`),
  password: fc.constantFrom(password, "not hers", "x".repeat(256)),
  newPassword: fc.constant(password),
  timeZone: fc.constantFrom("UTC", "Asia/Kolkata", "Nowhere/Land"),
  startedAt: isoTime.map((at) => at.toISOString()),
  endedAt: isoTime.map((at) => at.toISOString()),
  localDate: isoTime.map((at) => at.toISOString().slice(0, 10)),
  photoURL: fc.constantFrom("https://photos.example/mira.jpg", "https://127.0.0.1/", null),
  idToken: fc.constant("a.b.c"),
  from: fc.constantFrom("2026-01-01", "2026-02-30", "2020-01-01"),
  to: fc.constantFrom("2026-11-20", "9999-12-31", "2026-13-01"),
  year: fc.constantFrom("2026", "1999"),
  bundle: fc.constantFrom("pages", "nothing"),
  place: fc.constantFrom("varanasi", "london", "nowhere"),
  latitude: fc.constantFrom("46.9", "-91", "46.94"),
  longitude: fc.constantFrom("7.4", "181"),
  zone: fc.constantFrom("Europe/Zurich", "Asia/Kolkata", "Nowhere/Land"),
  q: fc.constantFrom("shiva", "ओम्", "om namah", " "),
};

const loneSurrogate = "\ud800";
export const hostileTexts = [
  "",
  "\u0000",
  loneSurrogate,
  "x".repeat(300),
  "x".repeat(15_000),
  "' or 1=1 --",
  "__proto__",
  "../../etc/passwd",
  "<script>",
  "\r\nset-cookie: a=b",
  "𒐫﷽‮",
];

const characterAt = (code: number) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800);
/** Does the opposite, with which fast-check finds out that words such as "__proto__" have these characters alone. */
function codeOf(character: unknown) {
  const isOne = typeof character === "string" && character.isWellFormed() && [...character].length === 1;
  const code = isOne ? character.codePointAt(0) : undefined;
  if (code === undefined) throw new Error("This is not one character");
  return code < 0xd800 ? code : code - 0x800;
}

/**
 * Every character of Unicode. The characters that fast-check calls "binary" are the same, but it makes a table of all of
 * them first, which takes most of a second.
 */
const character = fc.nat({ max: 0x10_ffff - 0x800 }).map(characterAt, codeOf);

export const anyText = (maxLength: number) => fc.string({ unit: character, maxLength });

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, -1, 0.1, 2 ** 53, -(2 ** 63), 1e308, [], {}, { $ne: "" }),
  fc.jsonValue({ maxDepth: 3 }),
  anyText(40),
);

/** Generates values that fit the schema. Fields with certain names get values that exist. */
export function valueOf(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, name)));
  if (schema.properties) return objectOf(schema);
  const known = meaningful[name];
  if (known) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer") return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
  if (schema.pattern === undefined) return fc.string({ minLength: 2, maxLength: Math.min(schema.maxLength ?? 30, 90) });
  return fc.stringMatching(new RegExp(schema.pattern));
}

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each, name)])), {
    requiredKeys: required,
  });
