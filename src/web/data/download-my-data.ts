import { personalApi } from "#contract/personal-api.ts";
import { call } from "./call.ts";

/** Everything stored about the person, as a file of their own. */
export async function downloadMyData() {
  const everything = await call(personalApi.exportUser, {});
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: `my-practice-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  // The browser has begun by then; given back at once, it would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
