import { nicety } from "./nicety.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** True where pictures can be shared, and not only texts. Some browsers lack the check, which its type does not say. */
export const canShareFiles = () =>
  typeof navigator.canShare === "function" &&
  nicety(
    "sharing of pictures",
    () => navigator.canShare({ files: [new File([""], "picture.jpg", { type: "image/jpeg" })] }),
    false,
  );

/** Opens the device's own choice of apps to share with; without one, copies the text and its address. */
export async function share({
  file,
  ...shared
}: Shared & { file?: File | null }): Promise<"shared" | "copied" | "refused"> {
  try {
    // Some browsers cannot share, which the type does not say.
    if (typeof navigator.share !== "function") {
      await navigator.clipboard.writeText(`${shared.text}\n\n${shared.url}`);
      return "copied";
    }
    await navigator.share(file ? { ...shared, files: [file] } : shared);
    return "shared";
  } catch (error) {
    // The visitor closed the choice of apps, which needs no message.
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
    console.info("The browser does not share", error);
    return "refused";
  }
}

/** Puts a file among the device's downloads. */
export function saveFile(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after this event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
