import type { InLatinLetters } from "#model/calendar.ts";
import { toPlainRoman } from "#model/plain-roman.ts";

const lines = (iast: string) => iast.trim().split(/\s+/).map(inBoth);

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1);

const inBoth = (iast: string): InLatinLetters => ({ plain: capital(toPlainRoman(iast)), iast: capital(iast) });

const half = lines(`
  pratipadā dvitīyā tṛtīyā caturthī pañcamī ṣaṣṭhī saptamī aṣṭamī navamī daśamī ekādaśī dvādaśī trayodaśī caturdaśī`);

/** Names by number, from 0 here: the tithis of the bright half with the full moon, those of the dark with the new. */
export const calendarNames = {
  tithis: [...half, inBoth("pūrṇimā"), ...half, inBoth("amāvāsyā")],
  nakshatras: lines(`
    aśvinī bharaṇī kṛttikā rohiṇī mṛgaśīrṣa ārdrā punarvasu puṣya āśleṣā maghā pūrvaphalgunī uttaraphalgunī hasta citrā
    svātī viśākhā anurādhā jyeṣṭhā mūla pūrvāṣāḍhā uttarāṣāḍhā śravaṇa dhaniṣṭhā śatabhiṣaj pūrvabhādrapadā
    uttarabhādrapadā revatī`),
  months: lines(`
    caitra vaiśākha jyeṣṭha āṣāḍha śrāvaṇa bhādrapada āśvina kārttika mārgaśīrṣa pauṣa māgha phālguna`),
};
