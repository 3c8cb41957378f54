import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartupError } from "./startup-error.ts";

function faultsOf(environment: Record<string, string>) {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

test("nothing needs to be set", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    siteUrl: "http://localhost:3000",
    logLevel: "info",
    passwordPolicy: { minLength: 6, maxLength: 256, requireNumeric: false },
  });
});

test("an empty setting counts as none", () => {
  expect(readConfig({ PORT: "", HOST: " ", SITE_URL: "", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("links begin with the address of the site, by default the port on this machine", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://Mantra.example/" }).siteUrl).toBe("https://mantra.example");
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc", but must be a whole number from 0 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000", but must be a whole number from 0 to 65535.'],
  [{ PORT: "-1" }, 'PORT is "-1", but must be a whole number from 0 to 65535.'],
  [{ PORT: "30.5" }, 'PORT is "30.5", but must be a whole number from 0 to 65535.'],
  [{ PORT: "0x50" }, 'PORT is "0x50", but must be a whole number from 0 to 65535.'],
  [{ HOST: "not a host" }, 'HOST is "not a host", but must be an IP address or a host name of this machine.'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud", but must be one of debug, info, warn, error.'],
  [{ PASSWORD_MIN_LENGTH: "5" }, 'PASSWORD_MIN_LENGTH is "5", but must be a whole number from 6 to 256.'],
  [{ PASSWORD_MAX_LENGTH: "1000" }, 'PASSWORD_MAX_LENGTH is "1000", but must be a whole number from 6 to 256.'],
  [
    { PASSWORD_MIN_LENGTH: "20", PASSWORD_MAX_LENGTH: "10" },
    "PASSWORD_MIN_LENGTH is 20, but must not be above PASSWORD_MAX_LENGTH, which is 10.",
  ],
  [{ PASSWORD_REQUIRE_NUMERIC: "yes" }, 'PASSWORD_REQUIRE_NUMERIC is "yes", but must be one of on, off.'],
])("%j is refused", (environment, sentence) => {
  expect(faultsOf(environment)).toEqual([sentence]);
});

test.each(["mantra.example", "ftp://mantra.example", "https://mantra.example/app", "https://me:secret@mantra.example"])(
  "the address of the site cannot be %s",
  (SITE_URL) => {
    expect(faultsOf({ SITE_URL })).toEqual([
      expect.stringMatching(/^SITE_URL is .+, but must be the http or https address/),
    ]);
  },
);

const mailFrom = { MAIL_FROM: "om@mantra.example" };

test.each([
  [{ DATABASE_URL: "mysql://me:secret@host/db" }, /^DATABASE_URL must begin with postgres:/],
  [{ AUTH_SECRET: "secret" }, /^AUTH_SECRET must be at least 32 characters long\.$/],
  [{ SMTP_URL: "https://me:secret@mail.example", ...mailFrom }, /^SMTP_URL must begin with smtp:/],
  [{ SMTP_URL: "smtp://me:secret@mail.example" }, /^MAIL_FROM must be the sender's email address/],
  [{ TRUST_PROXY: "proxy" }, /^TRUST_PROXY must be a list of IP addresses and networks/],
  [{ ADDRESS_LIMIT_FACTOR: "0" }, /^ADDRESS_LIMIT_FACTOR is "0", but must be a whole number from 1 to 1000000\.$/],
])("the accounts' setting %j is refused, and no password in it is repeated", (environment, sentence) => {
  const [fault, ...others] = faultsOf(environment as Record<string, string>);
  expect(fault).toMatch(sentence);
  expect(others).toEqual([]);
  expect(fault).not.toContain("secret@");
});

test("the accounts' settings are read as they are given", () => {
  const given = {
    SMTP_URL: "smtps://mail.example",
    ...mailFrom,
    ADDRESS_LIMIT_FACTOR: "50",
    TRUST_PROXY: "10.0.0.0/8",
  };
  const config = readConfig({ ...given, DATABASE_URL: "postgresql://host/db", AUTH_SECRET: "o".repeat(32) });
  expect(config).toMatchObject({
    smtp: { url: "smtps://mail.example", from: "om@mantra.example" },
    addressFactor: 50,
    databaseUrl: "postgresql://host/db",
    authSecret: "o".repeat(32),
  });
  expect(config.trustedProxies.check("10.1.2.3")).toBe(true);
});

test("all wrong settings are reported at once", () => {
  const faults = faultsOf({ PORT: "abc", SITE_URL: "x", LOG_LEVEL: "loud", PASSWORD_MIN_LENGTH: "1" });
  expect(faults.map((sentence) => sentence.split(" ", 1)[0])).toEqual([
    "PORT",
    "SITE_URL",
    "LOG_LEVEL",
    "PASSWORD_MIN_LENGTH",
  ]);
});

const firebase = {
  IDENTITY_PROVIDER: "firebase",
  FIREBASE_API_KEY: "AIza-of-this-test",
  FIREBASE_AUTH_DOMAIN: "mantra-test.firebaseapp.com",
  FIREBASE_PROJECT_ID: "mantra-test",
  FIREBASE_APP_ID: "1:108:web:108",
};

test("a hosted provider is named, with its public configuration", () => {
  const client = {
    apiKey: "AIza-of-this-test",
    authDomain: "mantra-test.firebaseapp.com",
    projectId: "mantra-test",
    appId: "1:108:web:108",
  };
  expect(readConfig(firebase).firebase).toEqual(client);
  expect(readConfig({ ...firebase, IDENTITY_PROVIDER: "" }).firebase).toBeNull();
  expect(readConfig({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }).firebase).toEqual({
    ...client,
    emulatorUrl: "http://127.0.0.1:9099",
  });
});

test("whatever of its configuration is missing is named in a sentence each", () => {
  expect(faultsOf({ IDENTITY_PROVIDER: "firebase", FIREBASE_APP_ID: "1:108:web:108" })).toEqual([
    "FIREBASE_API_KEY must be set when IDENTITY_PROVIDER is firebase.",
    "FIREBASE_AUTH_DOMAIN must be set when IDENTITY_PROVIDER is firebase.",
    "FIREBASE_PROJECT_ID must be set when IDENTITY_PROVIDER is firebase.",
  ]);
  expect(faultsOf({ IDENTITY_PROVIDER: "auth0" })).toEqual([
    'IDENTITY_PROVIDER is "auth0", but must be one of builtin, firebase.',
  ]);
});

test("an emulator, which signs in anybody, is refused in production", () => {
  const emulated = { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
  expect(faultsOf({ ...emulated, NODE_ENV: "production" })).toEqual([
    "FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production: an emulator signs in anybody as anybody.",
  ]);
  expect(faultsOf({ ...emulated, NODE_ENV: "development" })).toEqual([]);
  expect(faultsOf({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "http://127.0.0.1:9099/" })).toEqual([
    'FIREBASE_AUTH_EMULATOR_HOST is "http://127.0.0.1:9099/", but must be a host and a port, such as 127.0.0.1:9099.',
  ]);
});
