import { expect, test } from "vitest";
import { searchIn } from "../search/search-library.ts";
import { library } from "./test-library.ts";

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
  soham: "soham, so ham",
  "sarve-bhavantu": "sarve bhavantu sukhinah, sarve santu niramaya",
  "lokah-samastah": "lokah samastah, lokah samastah sukhino bhavantu",
  "tvam-eva-mata": "tvameva mata, twameva mata cha pita twameva",
  "klim-krishnaya": "om klim krishnaya namah, kleem krishnaya",
  "om-namo-bhagavate-rudraya": "om namo bhagavate rudraya",
  "om-shri-ganeshaya": "om shri ganeshaya namah, shree ganeshay namah",
  sharavanabhava: "om sharavanabhavaya namah, saravanabhava, saravana bhava",
  "krim-kalikayai": "om krim kalikayai namah, kreem kalikayai",
  "ugram-viram": "ugram viram mahavishnum, ugram veeram",
  "sham-shanaishcharaya": "shani mantra, om sham shanaishcharaya namah, sham shanicharaya",
  "dram-dattatreyaya": "om dram dattatreyaya namah, dattatreyaya",
  "swamiye-sharanam": "swamiye sharanam ayyappa, swamiye saranam, saranam ayyappa",
  "om-sai-ram": "om sai ram, sai ram",
  "radhe-radhe": "radhe radhe",
  "om-namo-venkateshaya": "om namo venkatesaya",
  "rama-krishna-hari": "jai jai ram krishna hari, ram krishna hari",
  kuberaya: "kubera, kuber",
  dhanvantaraye: "dhanvantari, dhanvantari mantra",
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
