import { expect, test } from "vitest";
import { searchIn } from "../search/search-library.ts";
import { library, libraryIn } from "./test-library.ts";

const search = searchIn(library);

/** Names of deities as people type them. */
const names: Readonly<Record<string, string>> = {
  shiva: "mahadev, shankar, bholenath, bhole baba, mahakal, neelkanth, nataraja, vishwanath, kedarnath, rudra",
  ram: "rama, sri ram, shriram, ramachandra, raghunath, siyaram, sitaram",
  lakshmi: "laxmi, mahalakshmi, sri devi, kamala, ashtalakshmi",
  saraswati: "sarasvati, sharada, vagdevi, veenapani",
  durga: "ambe, amba, jagadamba, mata rani, sherawali, bhavani, gauri, chamunda, mahishasuramardini",
  hanuman: "bajrangbali, anjaneya, maruti, pawanputra, pavanputra, sankat mochan, anjani putra",
  ganesha: "ganesh, ganpati, ganapati, vinayak, vinayagar, pillaiyar, vighnaharta, ganpati bappa",
  vishnu: "narayan, hari, perumal, satyanarayan, padmanabha",
  krishna: "govind, gopal, kanha, kanhaiya, shyam, murlidhar, giridhari, damodar, jagannath, guruvayurappan",
  surya: "suryadev, aditya, ravi, bhaskar, savitr, surya narayan",
  guru: "gurudev, guruji, satguru, sadguru, dakshinamurthy",
  kartikeya:
    "murugan, muruga, subramanya, subrahmanya, subramaniam, skanda, shanmukha, shanmugam, kartik, karthikeya, kumaraswamy, velayudha",
  kali: "kali, kali ma, maa kali, mahakali, kalika, bhadrakali, dakshina kali",
  navagraha:
    "navagraha, navgrah, nine planets, shani, shanidev, shani maharaj, saturn, rahu, ketu, mangal, brihaspati, chandra",
  radha: "radha, radharani, radhika, kishori, barsana",
  lalita: "lalita, parvati, uma, kamakshi, meenakshi, tripura sundari, rajarajeshwari, lalitambika",
  dattatreya: "datta, dattatreya, dattaguru, digambara, avadhuta",
  narasimha: "narasimha, nrisimha, narsimha, narasingha, lakshmi narasimha",
  ayyappa: "ayyappa, ayyappan, sabarimala, manikandan, dharma shasta",
  venkateshvara: "balaji, venkateswara, venkatesha, tirupati, tirupati balaji, srinivasa, tirumala",
  bhairava: "bhairav, kala bhairava, kaal bhairav, batuk bhairav",
  sai: "sai baba, shirdi sai, shirdi, sai, sainath, saibaba",
  vitthala: "vitthal, vithoba, panduranga, pandharpur, pandharinath",
};

test.each(Object.entries(names))("%s is the first deity found by each name that people use", (id, written) => {
  const missed = written.split(", ").filter((name) => search(name).deities[0]?.id !== id);
  expect(missed).toEqual([]);
});

/** What people type to find a text, and the text that they mean. */
const texts: Readonly<Record<string, string>> = {
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
  "sham-shanaishcharaya": "shani mantra, om sham shanaishcharaya namah, sham shanicharaya, शनि मंत्र",
  "som-somaya": "chandra mantra, चंद्र मंत्र, चन्द्र मन्त्र",
  "am-angarakaya": "mangal mantra, मंगल मंत्र",
  "bum-budhaya": "budh mantra, बुध मंत्र",
  "brim-brihaspataye": "brihaspati mantra, guru graha mantra, बृहस्पति मंत्र",
  "shum-shukraya": "shukra mantra, शुक्र मंत्र",
  "ram-rahave": "rahu mantra, राहु मंत्र",
  "kem-ketave": "ketu mantra, केतु मंत्र",
  "om-namah-shivaya": "panchakshari mantra, panchakshara mantra, shadakshari, पंचाक्षरी मंत्र",
  "om-namo-narayanaya": "ashtakshari mantra, ashtakshara mantra",
  "om-namo-bhagavate": "dwadashakshari mantra, dvadashakshara mantra",
  "mahalakshmi-bija": "shreem mantra",
  "gam-ganapataye": "om gam ganapataye namo namah, om gan ganpataye namah",
  "durga-gayatri": "katyayani mantra, कात्यायनी मंत्र",
  "maha-mrityunjaya": "mahamrityunjay, mahamrutyunjaya mantra, mrityunjaya, mahāmṛtyuñjaya, महामृत्युंजय मंत्र",
  "gayatri-mantra": "gayatri mantr, gaayatri mantra, gayathri mantram, गायत्री मन्त्र",
  "dram-dattatreyaya": "om dram dattatreyaya namah, dattatreyaya",
  "swamiye-sharanam": "swamiye sharanam ayyappa, swamiye saranam, saranam ayyappa",
  "om-sai-ram": "om sai ram, sai ram",
  "radhe-radhe": "radhe radhe",
  "om-namo-venkateshaya": "om namo venkatesaya",
  "rama-krishna-hari": "jai jai ram krishna hari, ram krishna hari",
  kuberaya: "kubera, kuber",
  dhanvantaraye: "dhanvantari, dhanvantari mantra, dhanvantri mantra",
  navarna: "navarna mantra, om aim hrim klim chamundayai vichche, om aim hreem kleem chamundaye viche",
};

test.each(Object.entries(texts))("%s comes before every other result for what people type", (id, written) => {
  const missed = written.split(", ").filter((query) => {
    const { deities, mantras, hymns, posts } = search(query);
    const all = [...deities, ...mantras, ...hymns, ...posts];
    return all.find(({ rank }) => rank === 0) !== mantras[0] || mantras[0]?.id !== id;
  });
  expect(missed).toEqual([]);
});

/** What people type to find a hymn, and the hymn that they mean. */
const hymns: Readonly<Record<string, string>> = {
  "aditya-hridayam":
    "aditya hridayam, aditya hridaya, aditya hrudayam, adityahridayam, aditya hridaya stotra, tato yuddha",
  "ramaraksha-stotra":
    "ramaraksha, ram raksha, ram raksha stotra, rama raksha stotram, ramraksha, charitam raghunathasya",
  "mantra-pushpam":
    "mantra pushpam, mantrapushpam, mantra pushpa, mantra pushpanjali, yopam pushpam veda, rajadhirajaya",
  bilvashtakam: "bilvashtakam, bilvashtak, bilva ashtakam, bilwashtakam, tridalam trigunakaram",
  "medha-sukta": "medha suktam, medha sukta, medha devi jushamana",
  "argala-stotra": "argala, argala stotra, argala stotram, rupam dehi jayam dehi",
  "kanakadhara-stotra": "kanakadhara, kanakadhara stotra, kanakadhara stotram, kanakdhara, angam hareh pulaka",
  mahishasuramardini:
    "mahishasura mardini, mahishasuramardini, mahishasur mardini, aigiri nandini, ayi giri nandini, aigirinandini, jaya jaya he mahishasura",
  "vishnu-sahasranama":
    "vishnu sahasranama, vishnusahasranamam, vishnu sahasranamam, sahasranama, thousand names of vishnu",
  "lalita-sahasranama":
    "lalita sahasranama, lalitasahasranamam, lalitha sahasranamam, lalita sahasranamam, thousand names of lalita, lalita sahasranam",
  "jay-ganesh-deva":
    "jai ganesh, jai ganesh deva, jay ganesh deva, ganesh aarti, ganesh ji ki aarti, mata jaki parvati",
  "sukhakarta-duhkhaharta": "sukhkarta, sukhkarta dukhharta, sukhakarta, ganpati aarti marathi",
  "om-jay-lakshmi-mata": "lakshmi aarti, laxmi aarti, om jai lakshmi mata, jai laxmi mata, diwali aarti",
  "om-jay-shiv-omkara": "om jai shiv omkara, jai shiv omkara, shiv aarti, shiv ji ki aarti",
  "arati-kunj-bihari": "aarti kunj bihari, aarti kunj bihari ki, kunj bihari, krishna aarti",
  "durga-chalisa": "durga chalisa, namo namo durge, durga chaleesa",
  "shiva-chalisa": "shiv chalisa, shiva chalisa, girijapati",
  "ganesha-chalisa": "ganesh chalisa, ganesha chalisa, jai ganpati sadgun sadan",
  "shri-rudram":
    "rudram, sri rudram, shri rudram, namakam, rudra namakam, namakam chamakam, shatarudriya, satarudriya, namaste rudra manyava",
  chamakam: "chamakam, camakam, chamaka, sri chamakam, agnavishnu sajoshase, vajascha me",
  "sankat-mochan": "hanuman ashtak, sankat mochan hanuman ashtak, bal samay rabi, ko nahi janat",
};

test.each(Object.entries(hymns))("%s is the first hymn found by what people type for it", (id, written) => {
  const missed = written.split(", ").filter((query) => search(query).hymns[0]?.id !== id);
  expect(missed).toEqual([]);
});

/** What a devotee types, and what comes before every other result. Each line is of one kind of words beside a name. */
const typed: Readonly<Record<string, string>> = {
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
  "gayatri-mantra": "gayatri mantra lyrics, gayatri mantra meaning in hindi, गायत्री मंत्र का अर्थ",
  "om-namah-shivaya": "om namah shivay, om namah shivaya lyrics",
  "maha-mrityunjaya": "mahamrityunjay, mahamrityunjay mantra in hindi, maha mrityunjaya mantra lyrics",
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
  "sham-shanaishcharaya": "shani mantra",
  kuberaya: "kuber mantra",
  "the-devi-mahatmya-and-its-hymns":
    "devi mahatmyam, devi mahatmya, durga saptashati, durga saptshati, durgā saptaśatī, दुर्गा सप्तशती, chandi path",
};

test.each(Object.entries(typed))("%s comes before all others for what a devotee types", (id, written) => {
  const missed = written.split(", ").filter((query) => bestOf(search(query)) !== id);
  expect(missed).toEqual([]);
});

function bestOf({ deities: found, mantras, hymns: sung, posts }: ReturnType<typeof search>) {
  const best = [...found, ...mantras, ...sung, ...posts].find(({ rank }) => rank === 0);
  return best && ("slug" in best ? best.slug : best.id);
}

const searchInHindi = searchIn(libraryIn("hi"));

/** What people type in either language of the site, with the spelling of a moment, and what they mean. */
const typedAnywhere: Readonly<Record<string, string>> = {
  navagraha: "shani dev, rahu ketu, शनि देव",
  bhairava: "bhairav",
  peace: "शांति के लिए मंत्र",
  vitthala: "pandurang, पांडुरंग",
  "maha-mrityunjaya": "mrityunjay, mahamrityunjay mantra, maha mrityunjay jaap, om tryambakam, महामृत्युंजय, महामृत्युञ्जय मंत्र",
  "gayatri-mantra": "gaytri mantra, gayatri mantr, gayathri mantram, om bhur bhuvah swaha",
  "om-namah-shivaya": "om namah shivay, shivji mantra",
  "om-namo-bhagavate": "om namo bhagwate vasudevay",
  "maha-mantra": "hare krishna hare ram",
  "gam-ganapataye": "om gan ganpataye namah",
  vakratunda: "vakratund mahakay",
  "mahalakshmi-bija":
    "om shreem mahalakshmiye namaha, mantra for money, money mantra, mantra for wealth, धन का मंत्र, धन के लिए मंत्र, पैसे के लिए मंत्र, dhan prapti mantra, paise ke liye mantra",
  dhanvantaraye: "mantra for health, स्वास्थ्य के लिए मंत्र, सेहत के लिए मंत्र",
  "saraswati-namastubhyam": "mantra for exam, mantra for studies, परीक्षा के लिए मंत्र, पढ़ाई के लिए मंत्र",
  "ya-devi-sarvabhuteshu": "mantra for sleep, नींद के लिए मंत्र",
  "ugram-viram": "mantra for fear, डर के लिए मंत्र",
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
  "argala-stotra": "argala strot, mantra for marriage, विवाह के लिए मंत्र, शादी के लिए मंत्र",
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

test.each(Object.entries(typedAnywhere))("%s comes before all others in both languages", (id, written) => {
  for (const found of [search, searchInHindi])
    expect(written.split(", ").filter((query) => bestOf(found(query)) !== id)).toEqual([]);
});

test.each(
  Object.entries({
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
  }),
)("%s comes before all others in Hindi too", (id, written) => {
  const missed = written.split(", ").filter((query) => bestOf(searchInHindi(query)) !== id);
  expect(missed).toEqual([]);
});
