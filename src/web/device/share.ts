import { nicety } from "./nicety.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** The outcome of an attempt to share or copy something. */
export type Sharing = "shared" | "copied" | "refused";

/** Returns true where the device can share with other apps. The type declares the function as always present. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Returns true where pictures can be shared, and not only texts. Some browsers lack the check, which its type does not
 * say.
 */
export const canShareFiles = () =>
  canShare() &&
  typeof navigator.canShare === "function" &&
  nicety(
    "sharing of pictures",
    () => navigator.canShare({ files: [new File([""], "picture.jpg", { type: "image/jpeg" })] }),
    false,
  );

/** Opens the device's own choice of apps to share with. */
export async function share(shared: Shared & { files?: File[] }): Promise<Sharing> {
  try {
    await navigator.share(shared);
    return "shared";
  } catch (error) {
    // The visitor closed the choice of apps, which needs no message.
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
    console.info("The browser does not share", error);
    return "refused";
  }
}

/** Copies the text and its address. */
export const copy = ({ text, url }: Shared) => copyText(`${text}\n\n${url}`);

export async function copyText(text: string): Promise<Sharing> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    console.info("The browser does not copy", error);
    return "refused";
  }
}

/** Saves a file among the device's downloads. */
export function saveFile(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after this event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
