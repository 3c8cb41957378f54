import { triangle } from "./mandala.ts";
import { stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";

/** The emblem shows the head in gold line with closed eyes. A sweet lies in the curl of the trunk. */
export const emblem = {
  image: "lord-ganesha.png",
  palette: palette("#2C0D02", "#7A2E06", "#BE5A12", "#EC8C34", "#FFE0A0"),
  yantra: triangle(284, 180, 0.28) + triangle(284, 0, 0.22),
  draw: () => place(lifted(mirrored(ear) + head + face + crown()), { y: 8, scale: 1 }),
};

/** The shade within the lines makes the gold stand out from the halo. */
const shade = 'fill="#571C02" fill-opacity=".5"';
const strong = `${shade} stroke="url(#line)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`;
const fine = stroked("#FBE3A0", 4, 0.95);

const ear = `<path d="M104 -104C160 -176 262 -158 270 -62C278 22 238 96 178 104C146 106 122 84 108 44C112 0 112 -52 104 -104Z" ${strong}/>
<path d="M128 -72C168 -122 236 -106 242 -50C246 8 214 66 172 72C152 72 138 58 132 36" ${fine}/>
<path d="M152 -44C178 -72 212 -62 214 -32C214 -2 196 28 172 32" ${fine}/>`;

const head = `<path d="M-104 -104C-114 -50 -120 4 -96 50C-82 76 -66 84 -60 116C-52 166 -58 222 -6 246C46 266 104 238 104 184C104 140 46 128 38 168C34 190 58 200 68 184C64 210 24 214 8 186C-10 150 30 116 60 88C84 66 98 46 102 20C112 -20 110 -62 104 -104C74 -136 -74 -136 -104 -104Z" ${strong}/>`;

const face = `${mirrored(`<path d="M30 -14Q58 14 88 -20" ${stroked("#FBE3A0", 7)}/><path d="M24 -46Q58 -76 96 -46" ${fine}/>`)}
<path d="M-36 -92Q0 -78 36 -92M-34 -76Q0 -62 34 -76M-30 -60Q0 -46 30 -60" ${stroked("#FFF8E6", 4.5)}/><path d="M0 -104C9 -88 9 -66 0 -50C-9 -66 -9 -88 0 -104Z" fill="#D42B2B"/>
${repeat(5, (index) => `<path d="M${-46 + index} ${84 + index * 26}Q${-14 + index * 2} ${96 + index * 24} ${16 - index * 6} ${92 + index * 20}" ${fine}/>`)}
<path d="M-82 76C-112 88 -138 112 -146 142C-112 140 -84 122 -66 100" fill="#FFF8E6" stroke="url(#gold)" stroke-width="5"/>
<path d="M80 74C100 82 114 94 120 108C102 112 84 108 68 98" fill="#FFF8E6" stroke="url(#gold)" stroke-width="5"/>`;

const gem = (index: number) =>
  `<circle cx="${-90 + index * 30}" cy="${-136 - 16 * (1 - ((index - 3) / 3) ** 2)}" r="6" fill="${index % 3 ? "#FFF1C4" : "#D42B2B"}"/>`;

function crown(): string {
  return `<path d="M-112 -112C-70 -146 70 -146 112 -112L106 -146C70 -178 -70 -178 -106 -146Z" ${strong}/>${repeat(7, gem)}
<path d="M-92 -166C-92 -214 -58 -240 -34 -250C-30 -284 -14 -306 0 -330C14 -306 30 -284 34 -250C58 -240 92 -214 92 -166C60 -182 -60 -182 -92 -166Z" ${strong}/>
<path d="M-62 -190Q-52 -222 -28 -232M62 -190Q52 -222 28 -232M-34 -250Q0 -238 34 -250" ${fine}/>
<path d="M0 -226C14 -212 14 -198 0 -186C-14 -198 -14 -212 0 -226Z" fill="#D42B2B" stroke="url(#gold)" stroke-width="4"/>`;
}
