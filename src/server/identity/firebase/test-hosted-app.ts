import { openBrowser } from "../../accounts/test-browser.ts";
import { testApp } from "../../test-app.ts";
import { client, openGoogle } from "./test-google.ts";

/** Opens the app with Firebase Authentication and the replacement of Google. */
export async function openHostedApp(given: Parameters<typeof testApp>[0] = {}) {
  const google = await openGoogle();
  const app = testApp({ firebase: client, request: google.request, ...given });
  const newBrowser = () => openBrowser(app.ask);
  const exchange = async (browser: ReturnType<typeof newBrowser>, claims = {}, fields = {}) =>
    browser.post("/api/auth/exchange", { idToken: await google.issue({ claims }), ...fields });
  return { ...app, google, newBrowser, exchange };
}

/** Returns the status and the code of a refusal. */
export const refusalOf = ({ status, headers }: Response) => [status, headers.get("x-refusal")];
