import type { toastMessages as english } from "../en/toaster.ts";

export const toastMessages: typeof english = { close: "बंद करें", region: "सूचनाएँ", announced: "सूचना" };
