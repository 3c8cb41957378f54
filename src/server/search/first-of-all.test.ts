import { expect, test } from "vitest";
import { library, libraryIn } from "../content/test-library.ts";
import { searchIn } from "./search-library.ts";

const search = searchIn(library);
const searchInHindi = searchIn(libraryIn("hi"));

function bestOf({ deities, mantras, hymns, posts }: ReturnType<typeof search>) {
  const best = [...deities, ...mantras, ...hymns, ...posts].find(({ rank }) => rank === 0);
  return best && ("slug" in best ? best.slug : best.id);
}

/** What a devotee types in English, and what comes before every other result. */
const inEnglish: Readonly<Record<string, string>> = {
  vishnu:
    "varaha, vamana, matsya avatar, lord vishnu, vishnu bhagwan, shri vishnu, vishnu ji, विष्णु भगवान, bhagwan vishnu in hindi",
  krishna:
    "kanhaiya lal, lord krishna, shri krishna, krishna ji, bhagwan krishna, khatu shyam, khatu shyam ji, kanha ji",
  shiva:
    "lord shiva, रुद्र, rudra, shankar ji, bhagwan shiv, har har mahadev, shiv shakti, gauri shankar, shiv parvati, shivratri, bhole nath",
  ram: "bhagwan ram, lord rama, jai shri ram, jai shree ram, sita ram, shri ram ji",
  durga: "goddess durga, durga maa, maa durga, jai mata di, jai ambe gauri, navratri, mata rani, दुर्गा माता",
  saraswati: "goddess saraswati, maa saraswati, saraswati devi, saraswati mata",
  lakshmi: "goddess lakshmi, lakshmi mata, laxmi devi, laxmi ganesh, माँ लक्ष्मी",
  hanuman: "lord hanuman, hanuman ji, bajrang bali, shri hanuman",
  ganesha: "lord ganesha, ganpati bappa, shri ganesh, ganesh bhagwan",
  kali: "maa kali, kali mata, goddess kali",
  sai: "sai baba, shirdi sai baba, sai nath",
  venkateshvara: "balaji, lord balaji, tirupati balaji",
  kartikeya: "subramanya, lord murugan, swami kartikeya, murugan songs, subramanya swami",
  bhairava: "bhairav, bhairav baba",
  dattatreya: "swami samarth, lord dattatreya",
  lalita: "parvati, mata parvati, annapurna devi",
  "devi-kavacha": "devi stuti",
  "hanuman-chalisa":
    "hanumaan chalisa, hanumaan chaaleesa, hanuman chaleesa, hanumān cālīsā, हनुमान चालीसा, hanuman chalisa in english, hanuman chalisa lyrics in hindi pdf, shri hanuman chalisa, hanuman chalisa mp3, hanuman chalisa meaning",
  "gayatri-mantra":
    "gayatri mantra lyrics, gayatri mantra meaning in hindi, गायत्री मंत्र का अर्थ, gayatri mantr, gaayatri mantra, gayathri mantram, गायत्री मन्त्र",
  "om-namah-shivaya":
    "om namah shivay, om namah shivaya lyrics, panchakshari mantra, panchakshara mantra, shadakshari, पंचाक्षरी मंत्र",
  "maha-mrityunjaya":
    "mahamrityunjay, mahamrityunjay mantra in hindi, maha mrityunjaya mantra lyrics, mahamrutyunjaya mantra, mrityunjaya, mahāmṛtyuñjaya, महामृत्युंजय मंत्र",
  "shri-sukta": "shree suktam, sri suktam lyrics",
  "vishnu-sahasranama": "vishnu sahasranamam, shri vishnu sahasranamam lyrics",
  "lalita-sahasranama": "lalitha sahasranamam, lalitha sahasranamam in english",
  "shiva-tandava":
    "shiv tandav strotam, shiv tandav stotra lyrics, shiva thandava stotram, śiva tāṇḍava stotra, शिव तांडव स्तोत्र",
  "durga-sukta": "durga sukta, durga suktam, दुर्गा सूक्त",
  "kala-bhairava-ashtakam": "kalabhairava ashtakam, kalabhairavashtakam, kaalabhairavaashtakam, कालभैरव अष्टक",
  "ramaraksha-stotra": "ramraksha, rāmarakṣā, ram raksha stotra, रामरक्षा स्तोत्र",
  "shri-rudram": "rudri path, rudram chamakam, sri rudra, rudri",
  "dakshinamurti-stotra": "dakshinamurthy stotram, dakshinamoorthy stotram, दक्षिणामूर्ति स्तोत्र",
  "sankata-nashana-ganesha": "ganesh stotra",
  "kanakadhara-stotra": "kanakadhara stotram in telugu",
  "ganapati-atharvashirsha": "ganapati atharvashirsha pdf, gaṇapati atharvaśīrṣa, गणपति अथर्वशीर्ष",
  "jay-ganesh-deva": "ganpati aarti, ganesh ji ki aarti",
  "sham-shanaishcharaya": "shani mantra, om sham shanaishcharaya namah, sham shanicharaya, शनि मंत्र",
  kuberaya: "kuber mantra, kubera, kuber",
  "the-devi-mahatmya-and-its-hymns":
    "devi mahatmyam, devi mahatmya, durga saptashati, durga saptshati, durgā saptaśatī, दुर्गा सप्तशती, chandi path",
  om: "om, aum",
  soham: "soham, so ham, hamsa mantra",
  "sarve-bhavantu": "sarve bhavantu sukhinah, sarve santu niramaya",
  "lokah-samastah": "lokah samastah, lokah samastah sukhino bhavantu",
  "tvam-eva-mata": "tvameva mata, twameva mata cha pita twameva",
  "klim-krishnaya": "om klim krishnaya namah, kleem krishnaya",
  "om-namo-bhagavate-rudraya": "om namo bhagavate rudraya",
  "om-shri-ganeshaya": "om shri ganeshaya namah, shree ganeshay namah",
  sharavanabhava: "om sharavanabhavaya namah, saravanabhava, saravana bhava",
  "krim-kalikayai": "om krim kalikayai namah, kreem kalikayai",
  "ugram-viram": "ugram viram mahavishnum, ugram veeram",
  "som-somaya": "chandra mantra, चंद्र मंत्र, चन्द्र मन्त्र",
  "am-angarakaya": "mangal mantra, मंगल मंत्र",
  "bum-budhaya": "budh mantra, बुध मंत्र",
  "brim-brihaspataye": "brihaspati mantra, guru graha mantra, बृहस्पति मंत्र",
  "shum-shukraya": "shukra mantra, शुक्र मंत्र",
  "ram-rahave": "rahu mantra, राहु मंत्र",
  "kem-ketave": "ketu mantra, केतु मंत्र",
  "om-namo-narayanaya": "ashtakshari mantra, ashtakshara mantra",
  "om-namo-bhagavate": "dwadashakshari mantra, dvadashakshara mantra",
  "mahalakshmi-bija": "shreem mantra",
  "gam-ganapataye": "om gam ganapataye namo namah, om gan ganpataye namah",
  "durga-gayatri": "katyayani mantra, कात्यायनी मंत्र",
  "dram-dattatreyaya": "om dram dattatreyaya namah, dattatreyaya",
  "swamiye-sharanam": "swamiye sharanam ayyappa, swamiye saranam, saranam ayyappa",
  "om-sai-ram": "om sai ram, sai ram",
  "radhe-radhe": "radhe radhe",
  "om-namo-venkateshaya": "om namo venkatesaya",
  "rama-krishna-hari": "jai jai ram krishna hari, ram krishna hari",
  dhanvantaraye: "dhanvantari, dhanvantari mantra, dhanvantri mantra",
  navarna: "navarna mantra, om aim hrim klim chamundayai vichche, om aim hreem kleem chamundaye viche",
};

/** What people type in either language of the site, with the spelling of a moment, and what they mean. */
const inBothLanguages: Readonly<Record<string, string>> = {
  navagraha: "shani dev, rahu ketu, शनि देव",
  bhairava: "bhairav",
  vitthala: "pandurang, पांडुरंग",
  "maha-mrityunjaya": "mrityunjay, mahamrityunjay mantra, maha mrityunjay jaap, om tryambakam, महामृत्युंजय, महामृत्युञ्जय मंत्र",
  "gayatri-mantra": "gaytri mantra, gayatri mantr, gayathri mantram, om bhur bhuvah swaha",
  "om-namah-shivaya": "om namah shivay, shivji mantra",
  "om-namo-bhagavate": "om namo bhagwate vasudevay",
  "maha-mantra": "hare krishna hare ram",
  "gam-ganapataye": "om gan ganpataye namah",
  vakratunda: "vakratund mahakay",
  "mahalakshmi-bija": "om shreem mahalakshmiye namaha",
  "ganesha-gayatri": "shri ganesh mantra, श्री गणेश मंत्र",
  "namah-suryaya-somaya": "navgrah mantra",
  "ya-kundendu": "saraswati vandana",
  "guru-brahma": "guru brahma guru vishnu",
  "karpura-gauram": "karpur gauram, karpoor gauram karunavtaram",
  "asato-ma": "asato ma sadgamaya",
  "saha-nav-avatu": "om sahanavavatu",
  "purnam-adah": "purnamadah purnamidam",
  "tvam-eva-mata": "tvameva mata cha pita",
  om: "omkar, pranav",
  "hanuman-chalisa": "hanuman chalisha, hanuman chaleesa in hindi",
  "shri-sukta": "shree suktam, sri sooktam",
  "purusha-sukta": "purush suktam",
  "narayana-sukta": "narayan suktam",
  "medha-sukta": "medha suktam",
  "mantra-pushpam": "mantra pushpanjali",
  "jay-ganesh-deva": "ganpati aarti, jai ganesh deva",
  "sukhakarta-duhkhaharta": "sukhkarta dukhharta, सुखकर्ता दुखहर्ता",
  "om-jaya-jagadisha": "om jai jagdish, om jai jagdish hare aarti, ॐ जय जगदीश हरे",
  "om-jay-lakshmi-mata": "laxmi ji ki aarti, लक्ष्मी जी की आरती",
  "om-jay-shiv-omkara": "shiv ji ki aarti, om jai shiv omkara",
  "arati-kunj-bihari": "aarti kunj bihari ki",
  "shiva-tandava": "shiv tandav, शिव तांडव",
  "ramaraksha-stotra": "ram raksha strot, रामरक्षा",
  "aditya-hridayam": "aditya hriday strotra",
  "vishnu-sahasranama": "vishnu sahasranaam, vishnu sahastranamam, विष्णु सहस्त्रनाम",
  "lalita-sahasranama": "lalita sahastranaam, ललिता सहस्त्रनाम",
  "devi-kavacha": "durga kavach, दुर्गा कवच",
  "argala-stotra": "argala strot",
  "kilaka-stotra": "keelak stotra",
  mahishasuramardini: "mahishasur mardini, aigiri nandini, ayi giri nandini, अयि गिरि नंदिनी",
  "kanakadhara-stotra": "kanak dhara stotram",
  "nirvana-shatkam": "nirvana shatakam, chidananda rupah shivoham",
  rudrashtakam: "rudrastakam, namami shamishan",
  "navagraha-stotra": "navgrah stotra",
  "kala-bhairava-ashtakam": "kaal bhairav ashtakam, कालभैरव अष्टक",
  bilvashtakam: "bilvashtak, bilvastakam",
  lingashtakam: "lingashtak",
  madhurashtakam: "madhurastakam, adharam madhuram",
  "guru-paduka-stotra": "guru paduka",
  "sankat-mochan": "sankatmochan hanumanashtak",
};

/** What people wish for, in either language of the site, and the text that tradition gives for it. */
const wishes: Readonly<Record<string, string>> = {
  peace: "शांति के लिए मंत्र",
  "mahalakshmi-bija":
    "mantra for money, money mantra, mantra for wealth, धन का मंत्र, धन के लिए मंत्र, पैसे के लिए मंत्र, dhan prapti mantra, paise ke liye mantra",
  dhanvantaraye: "mantra for health, स्वास्थ्य के लिए मंत्र, सेहत के लिए मंत्र",
  kuberaya:
    "business, mantra for business, business growth mantra, vyapar, vyapar mantra, vyapar ke liye mantra, vyavsay, व्यापार के लिए मंत्र, व्यवसाय के लिए मंत्र, दुकान के लिए मंत्र, kuber, kubera, कुबेर मंत्र",
  "saraswati-namastubhyam": "mantra for exam, mantra for studies, परीक्षा के लिए मंत्र, पढ़ाई के लिए मंत्र",
  "ya-devi-sarvabhuteshu": "mantra for sleep, नींद के लिए मंत्र",
  "ugram-viram": "mantra for fear, डर के लिए मंत्र",
  "argala-stotra": "mantra for marriage, विवाह के लिए मंत्र, शादी के लिए मंत्र",
  "santana-gopala":
    "santana, santan, mantra for child, mantra for children, mantra for baby, pregnancy mantra, संतान के लिए मंत्र, संतान प्राप्ति मंत्र, बच्चे के लिए मंत्र, putra prapti mantra",
  vakratunda:
    "job, mantra for job, new job, naukri, naukri ke liye mantra, sarkari naukri, नौकरी, नौकरी के लिए मंत्र, work, mantra for work, career, career mantra, करियर, करियर के लिए मंत्र, रोज़गार के लिए मंत्र, rozgar",
};

/** What people type in Hindi. */
const inHindi: Readonly<Record<string, string>> = {
  vishnu: "भगवान विष्णु, lord vishnu",
  shiva: "शिव जी, रुद्र, गौरी शंकर, शिव शक्ति, हर हर महादेव",
  ram: "सीता राम, श्री राम",
  krishna: "खाटू श्याम, श्री कृष्ण, कन्हैया लाल",
  durga: "जय माता दी, नवरात्रि",
  saraswati: "माँ सरस्वती",
  "hanuman-chalisa": "हनुमान चालीसा हिंदी में, हनुमान चालीसा लिरिक्स, hanuman chalisa lyrics",
  "gayatri-mantra": "गायत्री मंत्र का अर्थ",
  "jay-ganesh-deva": "गणपति आरती, गणेश जी की आरती",
  "shri-sukta": "श्री सूक्त",
  "sham-shanaishcharaya": "शनि मंत्र",
  "som-somaya": "चंद्र मंत्र, chandra mantra",
  "maha-mrityunjaya": "महामृत्युंजय मंत्र, mruthyunjaya manthram",
  "shri-rudram": "रुद्रम, sri rudram, rudram chamakam",
  "dakshinamurti-stotra": "dakshinamoorthy stotram",
  "the-devi-mahatmya-and-its-hymns": "दुर्गा सप्तशती, durga saptashati, चंडी पाठ",
};

const cases = [
  { language: "English", find: search, lists: [inEnglish, inBothLanguages, wishes] },
  { language: "Hindi", find: searchInHindi, lists: [inBothLanguages, wishes, inHindi] },
].flatMap(({ language, find, lists }) =>
  lists.flatMap((list) => Object.entries(list).map(([id, written]) => ({ language, find, id, written }))),
);

test.each(cases)("$id comes before all others in $language", ({ find, id, written }) => {
  expect(written.split(", ").filter((query) => bestOf(find(query)) !== id)).toEqual([]);
});
