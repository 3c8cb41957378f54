import type { IdentityClient } from "#model/user.ts";
import type { Settings } from "../../settings.ts";

export type FirebaseSettings = IdentityClient;

const required = ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID", "FIREBASE_APP_ID"] as const;

/** Reads the settings of the provider; null where this server keeps the accounts. */
export function readFirebaseSettings(settings: Settings): FirebaseSettings | null {
  const provider = settings.oneOf("IDENTITY_PROVIDER", "builtin", ["builtin", "firebase"]);
  const [apiKey = "", authDomain = "", projectId = "", appId = ""] = required.map((name) => settings.given(name));
  const emulatorHost = settings.text("FIREBASE_AUTH_EMULATOR_HOST", {
    fits: (host) => URL.parse(`http://${host}`)?.host === host,
    allowed: "a host and a port, such as 127.0.0.1:9099",
  });
  const isProduction = settings.given("NODE_ENV") === "production";
  if (provider !== "firebase") return null;
  for (const name of required) {
    if (!settings.given(name)) settings.fault(`${name} must be set when IDENTITY_PROVIDER is firebase.`);
  }
  if (emulatorHost !== undefined && isProduction) {
    settings.fault(
      "FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production: an emulator signs in anybody as anybody.",
    );
  }
  const client = { apiKey, authDomain, projectId, appId };
  return emulatorHost === undefined ? client : { ...client, emulatorUrl: `http://${emulatorHost}` };
}
