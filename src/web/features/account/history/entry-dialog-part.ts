import { lazyPart } from "../../../loading/lazy-part.tsx";

/** The dialog in which an entry is added or changed, loaded when it is first opened. */
export const entryDialog = lazyPart(() => import("./entry-dialog.tsx"));
