/* Written by media/fonts/build.ts; change it there. */
export const scriptFonts = {
  Telu: "/fonts/scripts/noto-sans-telugu.2d749ad4.woff2",
  Knda: "/fonts/scripts/noto-sans-kannada.fee7d4b2.woff2",
  Taml: "/fonts/scripts/noto-sans-tamil.4d7cdac0.woff2",
  Mlym: "/fonts/scripts/noto-sans-malayalam.3ec60b3a.woff2",
  Beng: "/fonts/scripts/noto-sans-bengali.ee137151.woff2",
  Gujr: "/fonts/scripts/noto-sans-gujarati.e42ad633.woff2",
  Guru: "/fonts/scripts/noto-sans-gurmukhi.ff2a189e.woff2",
  Orya: "/fonts/scripts/noto-sans-oriya.722e184c.woff2",
} as const;
