export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Opens the device's own choice of apps to share with; without one, copies the text and its address. */
export async function share(shared: Shared): Promise<"shared" | "copied" | "refused"> {
  try {
    // Not everywhere, whatever the types say.
    if (typeof navigator.share !== "function") {
      await navigator.clipboard.writeText(`${shared.text}\n\n${shared.url}`);
      return "copied";
    }
    await navigator.share(shared);
    return "shared";
  } catch (error) {
    // Closed without a choice: nothing is to be said.
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
    console.info("The browser does not share", error);
    return "refused";
  }
}
