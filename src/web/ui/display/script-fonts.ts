/* Written by media/fonts/build.ts; change it there. */
export const scriptFonts = {
  Telu: "/fonts/scripts/noto-sans-telugu.63e87487.woff2",
  Knda: "/fonts/scripts/noto-sans-kannada.e8339741.woff2",
  Taml: "/fonts/scripts/noto-sans-tamil.9ddc08df.woff2",
  Mlym: "/fonts/scripts/noto-sans-malayalam.74018df4.woff2",
  Beng: "/fonts/scripts/noto-sans-bengali.c4bb3cdf.woff2",
  Gujr: "/fonts/scripts/noto-sans-gujarati.a8fbf8dc.woff2",
  Guru: "/fonts/scripts/noto-sans-gurmukhi.42629570.woff2",
  Orya: "/fonts/scripts/noto-sans-oriya.00daa993.woff2",
} as const;
