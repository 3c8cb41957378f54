/**
 * True where the address asks for it: to begin a mala, as in `/chant/shiva/om-namah-shivaya?begin`, or to offer a practice
 * (engines/given-vow.ts).
 */
export const isAskedByLink = (what: "begin" | "vow") => new URLSearchParams(location.search).has(what);
