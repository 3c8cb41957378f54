import type { NamedMantraTotal, RecentEntry } from "#contract/personal-replies.ts";
import type { MantraTotal, PracticeEntry } from "#model/practice-log.ts";
import type { Library } from "../content/library.ts";

type Chants = Pick<Library, "chants">;

const titleOf = ({ chants }: Chants, mantraId: string) => chants.get(mantraId)?.mantra.title ?? mantraId;

export const nameEntry = (library: Chants, entry: PracticeEntry): RecentEntry =>
  entry.kind === "chant" ? { ...entry, title: titleOf(library, entry.mantraId) } : entry;

export const nameTotal = (library: Chants, total: MantraTotal): NamedMantraTotal => ({
  ...total,
  title: titleOf(library, total.mantraId),
  deityId: library.chants.get(total.mantraId)?.deity.id ?? null,
});
