/**
 * The letters that plain English adds, by the sound in decomposed IAST: h after ś, ṣ and c, i after ṛ and ḷ, and n
 * after a nasal vowel.
 */
const added: readonly (readonly [sound: RegExp, letter: string])[] = [
  [/^(s\p{M}|c)/u, "h"],
  [/^[rl]\p{M}/u, "i"],
  [/^[aeiou].*\u0303/u, "n"],
];
const vowels = "aeiou";

/** Cuts a line in plain letters where its IAST is cut. Vowels that are not pronounced stand in the IAST alone. */
export function plainPieces(pieces: readonly string[], plain: string): string[] {
  let from = 0;
  return pieces.map((piece) => {
    let to = from;
    for (const [sound] of piece.normalize("NFD").matchAll(/\p{L}\p{M}*/gu)) {
      const at = to + plain.slice(to).search(/\p{L}|$/u);
      const letter = sound.charAt(0);
      if (plain.charAt(at) !== letter && vowels.includes(letter)) continue;
      to = at + 1;
      if (added.some(([of, also]) => of.test(sound) && plain.charAt(to) === also)) to++;
    }
    const text = plain.slice(from, to);
    from = to;
    return text;
  });
}
