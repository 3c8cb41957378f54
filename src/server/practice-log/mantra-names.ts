import type { HistoryEntry, NamedMantraTotal, RecentEntry } from "#contract/personal-replies.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { OWN_DEITY } from "#model/paths.ts";
import type { MantraTotal } from "#model/practice-log.ts";
import type { Library } from "../content/library.ts";
import { texts } from "../texts/texts.ts";
import type { MarkedEntry, NotedEntry } from "./entry-rows.ts";

type Chants = Pick<Library, "chants" | "language">;

/** Only the person's devices know the title of a mantra that the person has made. */
const titleOf = ({ chants, language }: Chants, mantraId: string) =>
  isOwnMantra(mantraId) ? texts[language].ownMantra : (chants.get(mantraId)?.mantra.title ?? mantraId);

export const nameEntry = (library: Chants, entry: MarkedEntry): RecentEntry =>
  entry.kind === "chant" ? { ...entry, title: titleOf(library, entry.mantraId) } : entry;

/** Names an entry of the history, with its note. */
export const nameNotedEntry = (library: Chants, entry: NotedEntry): HistoryEntry => nameEntry(library, entry);

export const nameTotal = (library: Chants, total: MantraTotal): NamedMantraTotal => ({
  ...total,
  title: titleOf(library, total.mantraId),
  deityId: isOwnMantra(total.mantraId) ? OWN_DEITY : (library.chants.get(total.mantraId)?.deity.id ?? null),
});
