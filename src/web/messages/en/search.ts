const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const searchMessages = {
  title: "Search",
  lead: "Deities, mantras, hymns and teachings, in any spelling and any script of India: Shiva, śiva or शिव.",
  label: "What are you looking for?",
  find: "Search",
  searching: "Searching",
  deity: "Deity",
  mantra: "Mantra",
  hymn: "Hymn",
  teaching: "Spiritual Teaching",
  chant: "Chant",
  kindOf: (kind: string, ...details: (string | undefined)[]) => [kind, ...details.filter(Boolean)].join(" · "),
  found: (count: number, query: string) => `${counted(count, "result", "results")} for “${query}”`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nearest: "The nearest to it is",
  nothingHint: "Try fewer words or another spelling.",
  begin: "You could start with",
  suggestions: ["Gayatri", "Om Namah Shivaya", "Ganapati", "peace", "protection", "how to pronounce", "मृत्युंजय"],
  failed: "The search could not be completed",
  tryAgain: "Try Again",
};
