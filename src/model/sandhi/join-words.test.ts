import { expect, test } from "vitest";
import { joinCompound, joinWords, type PlainWord, type SandhiLicence } from "./join-words.ts";

/**
 * Each entry maps words to their joined form, in the order of the rules in the grammars (Whitney §§ 105–232, Pāṇini 6.1
 * and 8.3–4). A word before a colon is joined to the word after it. Spaces in the result only help the reader.
 */
const rules: Record<string, string> = {
  "alike vowels become one long vowel": `
    na asti = nāsti · tatra api = tatrāpi · na āgacchati = nāgacchati · vidyā ālayaḥ = vidyālayaḥ · tathā api = tathāpi
    iti iva = itīva · nadī iva = nadīva · adhi īśvaraḥ = adhīśvaraḥ · śrī īśaḥ = śrīśaḥ · yadi idam = yadīdam
    sādhu uktam = sādhūktam · guru upadeśaḥ = gurūpadeśaḥ · bhū ūrdhvam = bhūrdhvam · tu uktam = tūktam · pitṛ ṛṇam = pitṝṇam`,
  "a and ā with i and ī become e": `
    ca iti = ceti · na iha = neha · tava īśvaraḥ = taveśvaraḥ · yathā icchasi = yathecchasi · mahā īśvaraḥ = maheśvaraḥ
    gaṇa īśaḥ = gaṇeśaḥ · rāma iti = rāmeti · tathā iti = tatheti · eva idam = evedam · rakṣā īśa = rakṣeśa`,
  "a and ā with u and ū become o": `
    ca uktam = coktam · na upaiti = nopaiti · gaṅgā udakam = gaṅgodakam · sūrya udayaḥ = sūryodayaḥ · tredhā urugāyaḥ = tredhorugāyaḥ
    mahā utsavaḥ = mahotsavaḥ · atha ūrdhvam = athordhvam · uta u = uto · hita upadeśaḥ = hitopadeśaḥ · sā uvāca = sovāca`,
  "a and ā with ṛ become ar": `
    brahma ṛṣiḥ = brahmarṣiḥ · mahā ṛṣiḥ = maharṣiḥ · deva ṛṣiḥ = devarṣiḥ · tava ṛddhiḥ = tavarddhiḥ · yathā ṛtu = yathartu · tathā ṛṣiḥ = tatharṣiḥ`,
  "a and ā with e and ai become ai, with o and au become au": `
    na eva = naiva · tathā eva = tathaiva · mama eva = mamaiva · tava aiśvaryam = tavaiśvaryam · sadā eva = sadaiva · ca eti = caiti
    mahā oṣadhiḥ = mahauṣadhiḥ · tava odanam = tavaudanam · gaṅgā oghaḥ = gaṅgaughaḥ · deva audāryam = devaudāryam · mahā auṣadham = mahauṣadham`,
  "the syllable om swallows an a before it": `sadāśiva om = sadāśivom · śivāya om = śivāyom · nama om = namom`,
  "i, u and ṛ become y, v and r before another vowel": `
    iti uvāca = ityuvāca · yadi api = yadyapi · iti āha = ityāha · nadī atra = nadyatra · devī asti = devyasti · ati atiṣṭhat = atyatiṣṭhat
    iti ṛṣiḥ = ityṛṣiḥ · prati ekam = pratyekam · tu eva = tveva · astu iti = astviti · madhu atra = madhvatra · vadhū ādau = vadhvādau
    su āgatam = svāgatam · nu ayam = nvayam · anu eti = anveti · pitṛ artham = pitrartham · kartṛ ādi = kartrādi · guru ādeśaḥ = gurvādeśaḥ
    avitrī avatu = avitryavatu · tri ambakam = tryambakam · hi ekaḥ = hyekaḥ · khalu api = khalvapi`,
  "e and o swallow a short a, which leaves an avagraha": `
    te api = te’pi · namaste astu = namaste’stu · vane asmin = vane’smin · me adya = me’dya · vande anilātmajam = vande’nilātmajam
    viṣṇo ava = viṣṇo’va · prabho atra = prabho’tra · agne atra = agne’tra · loke asmin = loke’smin · te agnayaḥ = te’gnayaḥ`,
  "e becomes a before any other vowel, o becomes av": `
    vane āste = vana āste · te iṣave = ta iṣave · manyave uto = manyava uto · pate ā = pata ā · me āvaha = ma āvaha · agne ehi = agna ehi
    gṛhe iva = gṛha iva · prabho ehi = prabhavehi · viṣṇo iti = viṣṇaviti · śambho ehi = śambhavehi`,
  "ai becomes ā, au becomes āv": `
    tasmai adadāt = tasmā adadāt · śriyai arthaḥ = śriyā arthaḥ · tasyai iti = tasyā iti · asmai uvāca = asmā uvāca · etasmai api = etasmā api
    tau ubhau = tāvubhau · nau avatu = nāvavatu · nau adhītam = nāvadhītam · putrau iha = putrāviha · dvau eva = dvāveva · aśvau api = aśvāvapi`,
  "aḥ and a become o with an avagraha": `
    namaḥ astu = namo’stu · śivaḥ aham = śivo’ham · praṇataḥ asmi = praṇato’smi · jagataḥ akhilasya = jagato’khilasya · kaḥ api = ko’pi
    brahmaṇaḥ adhipatiḥ = brahmaṇo’dhipatiḥ · rāmaḥ atra = rāmo’tra · yaḥ ayam = yo’yam · tataḥ anyat = tato’nyat · naraḥ asau = naro’sau`,
  "aḥ loses its visarga before other vowels": `
    rāmaḥ iti = rāma iti · sūryaḥ ādityaḥ = sūrya ādityaḥ · kutaḥ āgataḥ = kuta āgataḥ · ataḥ eva = ata eva · devaḥ uvāca = deva uvāca
    arjunaḥ uvāca = arjuna uvāca · kaḥ eṣaḥ = ka eṣaḥ · yaḥ īśvaraḥ = ya īśvaraḥ · devaḥ ṛṣiḥ = deva ṛṣiḥ · paraḥ oghaḥ = para oghaḥ`,
  "aḥ becomes o before voiced consonants": `
    namaḥ namaḥ = namo namaḥ · namaḥ bhagavate = namo bhagavate · dhiyaḥ yaḥ = dhiyo yaḥ · yaḥ naḥ = yo naḥ · rāmaḥ gacchati = rāmo gacchati
    bhargaḥ devasya = bhargo devasya · manaḥ mama = mano mama · śivaḥ me = śivo me · tataḥ jayam = tato jayam · guruḥ devaḥ maheśvaraḥ = gururdevo maheśvaraḥ
    putraḥ hasati = putro hasati · vīraḥ vadati = vīro vadati · naraḥ labhate = naro labhate · jātavedaḥ lakṣmīm = jātavedo lakṣmīm · mṛgaḥ dhāvati = mṛgo dhāvati
    rāmaḥ rājā = rāmo rājā · brahmā devaḥ bhavati = brahmā devo bhavati`,
  "āḥ loses its visarga before all voiced letters": `
    devāḥ api = devā api · narāḥ gacchanti = narā gacchanti · apraśastāḥ iva = apraśastā iva · devāḥ ūcuḥ = devā ūcuḥ · bālāḥ hasanti = bālā hasanti
    viprāḥ vadanti = viprā vadanti · aśvāḥ dhāvanti = aśvā dhāvanti · tāḥ āpaḥ = tā āpaḥ · sarvāḥ diśaḥ = sarvā diśaḥ`,
  "after other vowels the visarga becomes r before voiced letters": `
    agniḥ iva = agniriva · guruḥ brahmā = gururbrahmā · viṣṇuḥ vi = viṣṇurvi · glāniḥ bhavati = glānirbhavati · cakṣuḥ ātatam = cakṣurātatam
    gatiḥ mama = gatirmama · hariḥ asti = harirasti · viṣṇoḥ nu = viṣṇornu · mṛtyoḥ mukṣīya = mṛtyormukṣīya · vājebhiḥ vājinīvatī = vājebhirvājinīvatī
    guroḥ mūrtiḥ = gurormūrtiḥ · śāntiḥ antarikṣam = śāntirantarikṣam · āyuḥ dehi = āyurdehi · gauḥ iyam = gauriyam · indriyaiḥ vā = indriyairvā
    devaiḥ uktam = devairuktam · bhūḥ bhuvaḥ = bhūrbhuvaḥ · dhīḥ hi = dhīrhi · prabhṛtibhiḥ devaiḥ = prabhṛtibhirdevaiḥ · siddhiḥ bhavatu = siddhirbhavatu`,
  "before r that r is lost, and its vowel becomes long": `
    hariḥ ramate = harī ramate · śaśiḥ rājate = śaśī rājate · guruḥ rakṣati = gurū rakṣati · śambhuḥ rājate = śambhū rājate · punar ramate = punā ramate
    agniḥ rocate = agnī rocate · ravaiḥ rauti = ravai rauti`,
  "visarga becomes a sibilant before c, ṭ, t and their aspirates": `
    rāmaḥ ca = rāmaśca · hariḥ ca = hariśca · devāḥ ca = devāśca · guruḥ chinatti = guruśchinatti · kaḥ cit = kaścit · tapaḥ caryā = tapaścaryā
    namaḥ te = namaste · namaḥ tasyai = namastasyai · vicakramāṇaḥ tredhā = vicakramāṇastredhā · tataḥ tataḥ = tatastataḥ · devāḥ tu = devāstu
    nyastaḥ tasmāt = nyastastasmāt · viṣṇoḥ tat = viṣṇostat · agniḥ tu = agnistu · rāmaḥ ṭīkate = rāmaṣṭīkate · dhanuḥ ṭaṅkāraḥ = dhanuṣṭaṅkāraḥ`,
  "visarga stays before k, kh, p, ph and sibilants": `
    namaḥ śivāya = namaḥ śivāya · rāmaḥ karoti = rāmaḥ karoti · oṣadhayaḥ śāntiḥ = oṣadhayaḥ śāntiḥ · guruḥ sākṣāt = guruḥ sākṣāt · svaḥ ha = svo ha
    tataḥ khalu = tataḥ khalu · devāḥ pāntu = devāḥ pāntu · vṛkṣaḥ phalati = vṛkṣaḥ phalati · ghṛṇiḥ sūryaḥ = ghṛṇiḥ sūryaḥ · dyauḥ śāntiḥ = dyauḥ śāntiḥ
    kaviḥ ṣaṣṭhaḥ = kaviḥ ṣaṣṭhaḥ · puruṣaḥ sahasrākṣaḥ = puruṣaḥ sahasrākṣaḥ · naḥ śṛṇvan = naḥ śṛṇvan`,
  "a visarga for r shows it after every vowel": `
    punar api = punarapi · punar gacchati = punargacchati · punar punar = punaḥ punaḥ · prātar eva = prātareva · antar bhavati = antarbhavati
    antar karaṇam = antaḥ karaṇam · punar ca = punaśca · punar tatra = punastatra · mātar jagataḥ = mātarjagataḥ · svar vāri = svarvāri
    bhuvaḥ svar = bhuvaḥ svaḥ · mātar devi = mātardevi · pitar iha = pitariha · ahar ahar = aharahaḥ`,
  "saḥ and eṣaḥ lose their visarga before all letters but a": `
    saḥ naḥ = sa naḥ · saḥ bhūmim = sa bhūmim · saḥ karoti = sa karoti · saḥ tatra = sa tatra · saḥ iti = sa iti · eṣaḥ devaḥ = eṣa devaḥ
    eṣaḥ śivaḥ = eṣa śivaḥ · saḥ aham = so’ham · eṣaḥ atra = eṣo’tra · saḥ = saḥ · saḥ uvāca = sa uvāca · saḥ aiśvaryam = sa aiśvaryam · na saḥ = na saḥ`,
  "bhoḥ loses its visarga before voiced letters": `bhoḥ deva = bho deva · bhoḥ īśvara = bho īśvara · bhoḥ arjuna = bho arjuna · bhoḥ citra = bhościtra`,
  "m becomes anusvāra before consonants and stays before vowels": `
    tam vande = taṃ vande · śaraṇam prapadye = śaraṇaṃ prapadye · tam api = tamapi · aham ca = ahaṃ ca · satyam eva = satyameva · sukham hi = sukhaṃ hi
    devam śivam = devaṃ śivam · idam sarvam = idaṃ sarvam · pūrṇam adaḥ = pūrṇamadaḥ · tvam īśvarī = tvamīśvarī · viśvam tvam = viśvaṃ tvam
    kam yam = kaṃ yam · param brahma = paraṃ brahma · śivam = śivam · mām ekam = māmekam · phalam rasaḥ = phalaṃ rasaḥ · kim idam = kimidam`,
  "a seed syllable keeps its anusvāra": `
    oṃ aiṃ hrīṃ klīṃ = oṃ aiṃ hrīṃ klīṃ · klīṃ kṛṣṇāya = klīṃ kṛṣṇāya · oṃ ekadantāya = oṃ ekadantāya · oṃ āñjaneyāya = oṃ āñjaneyāya · gaṃ gaṇapataye = gaṃ gaṇapataye`,
  "n takes a sibilant before c, ṭ, t and their aspirates": `
    tān ca = tāṃśca · tān tu = tāṃstu · kasmin cit = kasmiṃścit · bhavān tatra = bhavāṃstatra · devān tān = devāṃstān · vṛkṣān chinatti = vṛkṣāṃśchinatti
    mahān ṭaṅkaḥ = mahāṃṣṭaṅkaḥ · narān ca = narāṃśca · paśyan tiṣṭhati = paśyaṃstiṣṭhati · tān ṭhakkurān = tāṃṣṭhakkurān`,
  "n goes to the place of j, ś, ḍ, and becomes a nasal l before l": `
    tān janān = tāñ janān · tān śatrūn = tāñ śatrūn · śrīmān jayati = śrīmāñ jayati · narān śṛṇu = narāñ śṛṇu · mahān ḍamaruḥ = mahāṇ ḍamaruḥ
    tān lokān = tāl̐ lokān · trīn lokān = trīl̐ lokān · devān labhate = devāl̐ labhate · vidvān jānāti = vidvāñ jānāti`,
  "n stays before other letters": `
    tān paśyati = tān paśyati · hanumān pracodayāt = hanumān pracodayāt · puruṣān aham = puruṣānaham · dharmān parityajya = dharmān parityajya
    narān na = narān na · tān vande = tān vande · mahān devaḥ = mahān devaḥ · tān sarvān = tān sarvān · bandhanān = bandhanān · tān hi = tān hi`,
  "a nasal is doubled between a short vowel and a vowel": `
    śṛṇvan ūtibhiḥ = śṛṇvannūtibhiḥ · gacchan api = gacchannapi · san acyutaḥ = sannacyutaḥ · rājan iha = rājanniha · tasmin eva = tasminneva
    pratyaṅ āste = pratyaṅṅāste · sugaṇ īśaḥ = sugaṇṇīśaḥ · pratyaṅ ātmā = pratyaṅṅātmā · tān api = tānapi · bhagavan iti = bhagavanniti`,
  "t is voiced before vowels and voiced consonants": `
    tat asti = tadasti · yat idam = yadidam · sat gamaya = sadgamaya · parṣat ati = parṣadati · tat bhavet = tadbhavet · tat viṣṇoḥ = tadviṣṇoḥ
    atyatiṣṭhat daśa = atyatiṣṭhaddaśa · askabhāyat uttaram = askabhāyaduttaram · ut eti = udeti · tat yathā = tadyathā · jagat guruḥ = jagadguruḥ
    bhavet eva = bhavedeva · tat dhanam = taddhanam · ut u tyam = udu tyam · yat rūpam = yadrūpam · pūrṇāt udacyate = pūrṇādudacyate`,
  "t stays before voiceless letters": `
    tat puruṣaḥ = tatpuruṣaḥ · tat karoti = tatkaroti · tat tulyam = tattulyam · tat savituḥ = tatsavituḥ · sat saṅgaḥ = satsaṅgaḥ · yat kṛpā = yatkṛpā
    dhyāyet sarva = dhyāyetsarva · sākṣāt param = sākṣātparam · pūrṇāt pūrṇam = pūrṇātpūrṇam · jagat pitā = jagatpitā · pracodayāt = pracodayāt`,
  "t becomes n before nasals": `
    tat namaḥ = tannamaḥ · tat naḥ = tannaḥ · smaret nityam = smarennityam · tasmāt me = tasmānme · tat mama = tanmama · jagat nāthaḥ = jagannāthaḥ
    bandhanāt mṛtyoḥ = bandhanānmṛtyoḥ · japet nityam = japennityam · yat mayā = yanmayā`,
  "t goes to the place of c, j, ṭ, ḍ and l": `
    tat ca = tacca · tat chāyā = tacchāyā · sat jana = sajjana · jagat jananī = jagajjananī · tat jalam = tajjalam · tat ṭīkā = taṭṭīkā · ut ḍayate = uḍḍayate
    tat labhate = tallabhate · ut lāsaḥ = ullāsaḥ · yat labdham = yallabdham · sat cit = saccit · bhavet ca = bhavecca · tat jhaṣaḥ = tajjhaṣaḥ`,
  "t and ś become cch": `
    tat śrutvā = tacchrutvā · tat śivam = tacchivam · śrīmat śaṅkara = śrīmacchaṅkara · ut śvāsaḥ = ucchvāsaḥ · jagat śāntiḥ = jagacchāntiḥ · yat śakyam = yacchakyam`,
  "a stop and h become a voiced aspirate": `
    tat hi = taddhi · jagat hitāya = jagaddhitāya · ut haraṇam = uddharaṇam · vāk hi = vāgghi · tat hitam = taddhitam · ṣaṭ halāni = ṣaḍḍhalāni · kakup hi = kakubbhi`,
  "other stops are voiced before voiced letters, and become nasals before nasals": `
    vāk īśaḥ = vāgīśaḥ · vāk devī = vāgdevī · vāk mayam = vāṅmayam · ṣaṭ ānanaḥ = ṣaḍānanaḥ · ṣaṭ darśanam = ṣaḍdarśanam · ṣaṭ māsāḥ = ṣaṇmāsāḥ
    dik gajaḥ = diggajaḥ · dik nāgaḥ = diṅnāgaḥ · ap jam = abjam · samrāṭ asti = samrāḍasti · samyak uktam = samyaguktam · ṛk vedaḥ = ṛgvedaḥ
    ap mayam = ammayam · prāk eva = prāgeva · kakup vai = kakubvai · vāk pati = vākpati · ṣaṭ pada = ṣaṭpada · vaṣaṭ kāra = vaṣaṭkāra`,
  "ch is doubled after a short vowel, and after ā and mā": `
    tava chāyā = tavacchāyā · na chinatti = nacchinatti · ca chandaḥ = cacchandaḥ · iti chinnam = iticchinnam · mā chindhi = mācchindhi · ā chādayati = ācchādayati
    śiva chatram = śivacchatram · vṛkṣa chāyā = vṛkṣacchāyā · lakṣmī chāyā = lakṣmīchāyā · na mā chindhi = na mācchindhi`,
};

const pairsOf = (written: string) =>
  written.split(/[·\n]/).flatMap((pair) => {
    const [words, joined] = pair.split("=").map((side) => side.trim());
    return words && joined ? [{ words: words.split(" "), joined }] : [];
  });

const withoutSpaces = (text: string) => text.replaceAll(" ", "");
const join = (words: readonly string[]) => joinWords(words.map((word) => ({ word }))).text;

test.each(Object.entries(rules))("%s", (_rule, written) => {
  const wrong = pairsOf(written).filter(({ words, joined }) => join(words) !== withoutSpaces(joined));
  expect(wrong.map(({ words, joined }) => `${words.join(" ")}: ${join(words)}, not ${joined}`)).toEqual([]);
});

test("the table holds a few hundred pairs", () => {
  expect(Object.values(rules).flatMap(pairsOf).length).toBeGreaterThan(350);
});

test.each([
  ["sarva-artha-sādhike", "sarvārthasādhike"],
  ["jagat-hitāya", "jagaddhitāya"],
  ["manaḥ-javam", "manojavam"],
  ["tamaḥ-arim", "tamo’rim"],
  ["āyuḥ-kāma-artha-siddhaye", "āyuḥkāmārthasiddhaye"],
  ["sam-kāśam", "saṅkāśam"],
  ["sam-pat", "sampat"],
  ["tri-ambakam", "tryambakam"],
  ["catur-bhujam", "caturbhujam"],
  ["namas-kṛtam", "namaskṛtam"],
  ["pāda-pa", "pādapa"],
  ["catur", "catuḥ"],
])("the compound %s is %s", (members, compound) => {
  expect(joinCompound(members)).toBe(compound);
});

const licensed: [SandhiLicence, PlainWord[], string][] = [
  ["hiatus", [{ word: "harī", licence: "hiatus" }, { word: "etau" }], "harīetau"],
  ["hiatus", [{ word: "me", licence: "hiatus" }, { word: "astu" }], "meastu"],
  ["hiatus", [{ word: "yaḥ", licence: "hiatus" }, { word: "askabhāyat" }], "yoaskabhāyat"],
  ["contracts", [{ word: "saṃsthitaḥ", licence: "contracts" }, { word: "iva" }], "saṃsthiteva"],
  ["contracts", [{ word: "vartate", licence: "contracts" }, { word: "idam" }], "vartatedam"],
  ["sibilant", [{ word: "naḥ", licence: "sibilant" }, { word: "kṛdhi" }], "naskṛdhi"],
  ["sibilant", [{ word: "duḥ", licence: "sibilant" }, { word: "kṛtam" }], "duṣkṛtam"],
  ["retroflex", [{ word: "pra" }, { word: "naḥ", licence: "retroflex" }, { word: "devī" }], "praṇodevī"],
  ["shakala", [{ word: "lokān", licence: "shakala" }, { word: "akalpayan" }], "lokā\u0303akalpayan"],
  ["shakala", [{ word: "tān", licence: "shakala" }, { word: "cakre" }], "tā\u0303ścakre"],
  ["palatal", [{ word: "nakhān", licence: "palatal" }, { word: "śūlinī" }], "nakhāñchūlinī"],
  ["shakala", [{ word: "virāṭ", licence: "shakala" }, { word: "ajāyata" }], "virāḷajāyata"],
  ["pause", [{ word: "svar", licence: "pause" }, { word: "atra" }], "svaḥatra"],
];
test.each(licensed)("%s leads away from the rule", (_licence, words, joined) => {
  expect(joinWords(words).text).toBe(joined);
});

test("each word stands where its letters are, and shares a vowel that belongs to two", () => {
  const { text, spans } = joinWords([{ word: "tadā" }, { word: "ātmānam" }, { word: "sṛjāmi" }, { word: "aham" }]);
  expect(text).toBe("tadātmānaṃsṛjāmyaham");
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["tadā", "ātmānaṃ", "sṛjāmy", "aham"]);
});
