import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tools/free-port.ts";

/** Name of the project. The emulator sends nothing to others for a project whose name begins with "demo-". */
export const projectId = "demo-mantra";

const program = resolve("e2e/firebase/node_modules/firebase-tools/lib/bin/firebase.js");

/** Starts the emulator of Firebase Authentication on a free port. It needs no network, no account and no Java. */
export async function startEmulator() {
  const folder = mkdtempSync(join(tmpdir(), "firebase-"));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const started = spawn(process.execPath, [program, "emulators:start", "--only", "auth", "--project", projectId], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://${host}:${port}`;
  for (const giveUpAt = Date.now() + 180_000; !(await isReady(origin)); await pause(100)) {
    if (started.exitCode !== null || Date.now() > giveUpAt) throw new Error("The emulator does not start");
  }

  await hideWhoIsRegistered(origin);

  return {
    origin,
    async stop() {
      started.kill("SIGTERM");
      if (started.exitCode === null) await once(started, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Sets the project as new projects are set: an unknown address is refused like a wrong password, and gets the same
 * reply to a reset.
 */
async function hideWhoIsRegistered(origin: string) {
  const config = `${origin}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const reply = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!reply.ok) throw new Error(`The emulator cannot be configured: ${await reply.text()}`);
}

interface User {
  displayName?: string;
  emailVerified: boolean;
}

/** Finds a user of the project, as its console shows one; null where there is none. */
export async function findUser(email: string): Promise<User | null> {
  const accounts = `${process.env["E2E_EMULATOR"]}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const reply = await fetch(`${accounts}:lookup`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ email: [email] }),
  });
  const { users } = (await reply.json()) as { users?: User[] };
  return users?.[0] ?? null;
}

interface SentEmail {
  requestType: string;
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
}

/** Finds the latest email to an address, which the emulator keeps instead of sending it. */
export async function findEmail(email: string, requestType: string): Promise<SentEmail | undefined> {
  const reply = await fetch(`${process.env["E2E_EMULATOR"]}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: SentEmail[] };
  return oobCodes.findLast((sent) => (sent.newEmail ?? sent.email) === email && sent.requestType === requestType);
}

/** Follows the link of an email to a new address. */
export async function openEmail(email: string): Promise<void> {
  const { oobLink = "" } = (await findEmail(email, "VERIFY_AND_CHANGE_EMAIL")) ?? {};
  const reply = await fetch(oobLink);
  if (!reply.ok) throw new Error(`The link to ${email} does not hold: ${await reply.text()}`);
}

/** Resolves to false while the emulator refuses connections, so until it listens. */
const isReady = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
