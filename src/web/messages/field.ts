import { section } from "./language.ts";

export const fieldMessages = section({ en: { show: "Show" } });
