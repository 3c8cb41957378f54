import { createECDH } from "node:crypto";
import { runServer } from "../tools/run-server.ts";

/** Starts one real server for all journeys of a run, unless E2E_ORIGIN names a site that runs already. */
export default async function startServer() {
  if (process.env["E2E_ORIGIN"]) return;
  // Each journey visits from an address of its own (journey.ts), so the server must trust its header.
  const server = await runServer({ TRUST_PROXY: "127.0.0.1, ::1", ADDRESS_LIMIT_FACTOR: "1000", ...pushKeys() });
  // The workers inherit these variables.
  process.env["E2E_ORIGIN"] = server.origin;
  process.env["E2E_DATA_FOLDER"] = server.dataFolder;
  return server.stop;
}

/** Keys with which the site offers reminders. */
function pushKeys() {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return {
    VAPID_PUBLIC_KEY: curve.getPublicKey("base64url"),
    VAPID_PRIVATE_KEY: curve.getPrivateKey("base64url"),
    VAPID_SUBJECT: "mailto:owner@example.org",
  };
}
