import type { Calendar, InLatinLetters } from "#model/calendar.ts";
import type { Language } from "#model/languages.ts";
import { toPlainRoman } from "#model/plain-roman.ts";

const lines = (iast: string) => iast.trim().split(/\s+/).map(inBoth);

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1);

const inBoth = (iast: string): InLatinLetters => ({ plain: capital(toPlainRoman(iast)), iast: capital(iast) });

const half = lines(`
  pratipadā dvitīyā tṛtīyā caturthī pañcamī ṣaṣṭhī saptamī aṣṭamī navamī daśamī ekādaśī dvādaśī trayodaśī caturdaśī`);

type Names = Calendar["names"];

const english: Names = {
  tithis: [...half, inBoth("pūrṇimā"), ...half, inBoth("amāvāsyā")],
  nakshatras: lines(`
    aśvinī bharaṇī kṛttikā rohiṇī mṛgaśīrṣa ārdrā punarvasu puṣya āśleṣā maghā pūrvaphalgunī uttaraphalgunī hasta citrā
    svātī viśākhā anurādhā jyeṣṭhā mūla pūrvāṣāḍhā uttarāṣāḍhā śravaṇa dhaniṣṭhā śatabhiṣaj pūrvabhādrapadā
    uttarabhādrapadā revatī`),
  months: lines(`
    caitra vaiśākha jyeṣṭha āṣāḍha śrāvaṇa bhādrapada āśvina kārttika mārgaśīrṣa pauṣa māgha phālguna`),
};

/** In Devanagari each name has only one spelling. */
const inDevanagari = (names: string): InLatinLetters[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({ plain: name, iast: name }));

const hindiHalf = `
  प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी`;

const hindi: Names = {
  tithis: inDevanagari(`${hindiHalf} पूर्णिमा ${hindiHalf} अमावस्या`),
  nakshatras: inDevanagari(`
    अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा
    स्वाति विशाखा अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा पूर्वाभाद्रपद उत्तराभाद्रपद रेवती`),
  months: inDevanagari("चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन"),
};

/**
 * The names are listed by number, counted from 0 here. The tithis of the bright half end with the full moon, those of
 * the dark half with the new moon.
 */
export const calendarNames: Readonly<Record<Language, Names>> = { en: english, hi: hindi };
