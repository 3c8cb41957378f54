import { runServer } from "../../tools/run-server.ts";
import { projectId, startEmulator } from "./emulator.ts";
import { startProviderProxy } from "./provider-proxy.ts";

/** Starts the real server with Firebase Authentication, for which an emulator stands in. */
export default async function startServer() {
  const emulator = await startEmulator();
  const proxy = await startProviderProxy(emulator.origin);
  const server = await runServer({
    // In production the server refuses an emulator.
    NODE_ENV: "test",
    ADDRESS_LIMIT_FACTOR: "1000",
    IDENTITY_PROVIDER: "firebase",
    FIREBASE_API_KEY: "key-of-the-emulator",
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_APP_ID: "1:108:web:108",
    FIREBASE_AUTH_EMULATOR_HOST: proxy.host,
  });
  process.env["E2E_ORIGIN"] = server.origin;
  process.env["E2E_DATA_FOLDER"] = server.dataFolder;
  process.env["E2E_EMULATOR"] = emulator.origin;

  return async () => {
    await server.stop();
    await proxy.stop();
    await emulator.stop();
  };
}
