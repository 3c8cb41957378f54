import { loadingMessages } from "#messages/ui.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { showToast } from "../../../ui/toast.ts";

/** The dialog in which an entry is added or changed, loaded when it is first opened. */
export const entryDialog = lazyPart(() => import("./entry-dialog.tsx"));

export const reportUnloaded = () => void showToast({ ...loadingMessages.failed, variant: "destructive" });
