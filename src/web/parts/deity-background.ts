import type { DeityName } from "#model/deity.ts";

/** Classes of a page in a deity's colors (styles/deity-themes.css). */
export const deityBackground = ({ id, isNight }: DeityName): string => `${id}-background${isNight ? " night" : ""}`;
