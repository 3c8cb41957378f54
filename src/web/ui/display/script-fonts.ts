/* Written by media/fonts/build.ts; change it there. */
export const scriptFonts = {
  Telu: "/fonts/scripts/noto-sans-telugu.24cbec63.woff2",
  Knda: "/fonts/scripts/noto-sans-kannada.05cc3403.woff2",
  Taml: "/fonts/scripts/noto-sans-tamil.9ddc08df.woff2",
  Mlym: "/fonts/scripts/noto-sans-malayalam.2eae59b2.woff2",
  Beng: "/fonts/scripts/noto-sans-bengali.d1b30d53.woff2",
  Gujr: "/fonts/scripts/noto-sans-gujarati.cb12e675.woff2",
  Guru: "/fonts/scripts/noto-sans-gurmukhi.d04a4f25.woff2",
  Orya: "/fonts/scripts/noto-sans-oriya.3fe26b65.woff2",
} as const;
