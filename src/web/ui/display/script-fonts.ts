/* Written by media/fonts/build.ts; change it there. */
export const scriptFonts = {
  Telu: "/fonts/scripts/noto-sans-telugu.7e44b6bb.woff2",
  Knda: "/fonts/scripts/noto-sans-kannada.5c4b6035.woff2",
  Taml: "/fonts/scripts/noto-sans-tamil.9ddc08df.woff2",
  Mlym: "/fonts/scripts/noto-sans-malayalam.7dad2915.woff2",
  Beng: "/fonts/scripts/noto-sans-bengali.38fcd546.woff2",
  Gujr: "/fonts/scripts/noto-sans-gujarati.bf7ec84e.woff2",
  Guru: "/fonts/scripts/noto-sans-gurmukhi.42629570.woff2",
  Orya: "/fonts/scripts/noto-sans-oriya.394f8671.woff2",
} as const;
