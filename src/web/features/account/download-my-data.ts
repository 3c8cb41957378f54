import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../data/call.ts";

/** Downloads everything stored about the user as a JSON file. */
export async function downloadMyData() {
  const userData = await call(personalApi.exportUser, {});
  const file = new Blob([JSON.stringify(userData, null, 2)], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: `my-practice-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  // Revoked at once, the URL would be gone before the download begins.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
