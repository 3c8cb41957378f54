import { expect, test } from "vitest";
import { library } from "../content/test-library.ts";
import { searchIn } from "./search-library.ts";

const search = searchIn(library);

/** Names of deities as people in several parts of India type them, in Latin letters and in Devanagari. */
const deities: Readonly<Record<string, string>> = {
  shiva:
    "mahadev, shankar, bholenath, bhole baba, mahakal, neelkanth, nataraja, vishwanath, kedarnath, rudra, shivji, shiv ji, lord shiva, siva, bholenath ji, shankar bhagwan, mahadeva, शिव, शंकर, महादेव, भोलेनाथ, शिव जी, har har mahadev, tryambak",
  ram: "rama, sri ram, shriram, ramachandra, raghunath, siyaram, sitaram, ramji, shri ram ji, lord rama, raam, राम, श्रीराम, jai shri ram, raghav, kodanda",
  lakshmi:
    "laxmi, mahalakshmi, sri devi, kamala, ashtalakshmi, lakshmi ji, laxmi mata, lakshmi mata, lakshmi devi, mahalaxmi, लक्ष्मी, लक्ष्मी माता, महालक्ष्मी, goddess of wealth, sri lakshmi, laxmi ji",
  saraswati:
    "sarasvati, sharada, vagdevi, veenapani, saraswathi, sarasvathi, saraswati mata, maa saraswati, सरस्वती, शारदा, goddess of learning, vani",
  durga:
    "ambe, amba, jagadamba, mata rani, sherawali, bhavani, gauri, chamunda, mahishasuramardini, durga ma, maa durga, durga mata, devi durga, sherawali mata, vaishno devi, दुर्गा, माँ दुर्गा, अम्बे, jagdamba, navdurga, chandi, chandika, bhagwati",
  hanuman:
    "bajrangbali, anjaneya, maruti, pawanputra, pavanputra, sankat mochan, anjani putra, hanumanji, hanuman ji, bajrang bali, pavan putra, hanumantha, हनुमान, बजरंगबली, मारुति, balaji hanuman, pawan putra hanuman",
  ganesha:
    "ganesh, ganpati, ganapati, vinayak, vinayagar, pillaiyar, vighnaharta, ganpati bappa, ganesh ji, ganapathi, vinayaka, ganapati bappa, gajanan, गणेश, गणपति, गणेश जी, lord ganesha, ganesa, vighneshwara, ekadanta",
  vishnu:
    "narayan, hari, perumal, satyanarayan, padmanabha, vishnu ji, narayana, bhagwan vishnu, विष्णु, नारायण, हरि, mahavishnu, vishnu bhagwan",
  krishna:
    "govind, gopal, kanha, kanhaiya, shyam, murlidhar, giridhari, damodar, jagannath, guruvayurappan, krishna ji, lord krishna, krsna, shri krishna, krishnan, कृष्ण, श्रीकृष्ण, गोविंद, गोपाल, bal gopal, laddu gopal, govinda, gopala, dwarkadhish, shrinathji, banke bihari",
  surya:
    "suryadev, aditya, ravi, bhaskar, savitr, surya narayan, surya dev, sun god, सूर्य, सूर्यदेव, surya bhagwan, adityan",
  guru: "gurudev, guruji, satguru, sadguru, dakshinamurthy, guru dev, गुरु, guru purnima, dakshinamurti",
  kartikeya:
    "murugan, muruga, subramanya, subrahmanya, subramaniam, skanda, shanmukha, shanmugam, kartik, karthikeya, kumaraswamy, velayudha, murugun, skandan, vel murugan, subramanian, kartikeyan, कार्तिकेय, मुरुगन, स्कंद, lord murugan, palani, shanmukh",
  kali: "kali, kali ma, maa kali, mahakali, kalika, bhadrakali, dakshina kali, kali mata, kali devi, काली, माँ काली, kaali, mahakaali",
  navagraha:
    "navagraha, navgrah, nine planets, shani, shanidev, shani maharaj, saturn, rahu, ketu, mangal, brihaspati, chandra, shani dev, nav grah, navgraha, nava graha, शनि, शनिदेव, नवग्रह, राहु, saturn mantra, shukra, budh, guru graha, mercury, mars",
  radha:
    "radha, radharani, radhika, kishori, barsana, radha rani, राधा, राधारानी, shri radha, radhe, radhey, radharani ji",
  lalita:
    "lalita, parvati, uma, kamakshi, meenakshi, tripura sundari, rajarajeshwari, lalitambika, lalitha, parvathi, parvati mata, ललिता, पार्वती, tripurasundari, kamakshi amman, meenakshi amman, lalithambika, sri vidya",
  dattatreya:
    "datta, dattatreya, dattaguru, digambara, avadhuta, datta guru, dattatreya swami, दत्तात्रेय, gurudev datta, dattatraya",
  narasimha:
    "narasimha, nrisimha, narsimha, narasingha, lakshmi narasimha, narasimhan, narsingh, nrusimha, narasimha swamy, नरसिंह, नृसिंह, lakshmi narasimhar",
  ayyappa:
    "ayyappa, ayyappan, sabarimala, manikandan, dharma shasta, ayyapan, swami ayyappa, ayappa, अय्यप्पा, manikanta, sastha",
  venkateshvara:
    "balaji, venkateswara, venkatesha, tirupati, tirupati balaji, srinivasa, tirumala, venkateshwara, venkatesh, venkatachalapathi, govinda tirupati, वेंकटेश, तिरुपति, बालाजी, tirupathi, sri venkateswara, venkataramana",
  bhairava:
    "bhairav, kala bhairava, kaal bhairav, batuk bhairav, kaal bhairava, bhairavnath, kalabhairava, भैरव, काल भैरव, bhairon",
  sai: "sai baba, shirdi sai, shirdi, sai, sainath, saibaba, shirdi sai baba, saibaba of shirdi, साईं बाबा, साईं, साई बाबा, sainath maharaj",
  vitthala:
    "vitthal, vithoba, panduranga, pandharpur, pandharinath, vitthal rukmini, vithal, vitobha, pandurang, विट्ठल, पांडुरंग, विठोबा, vittala, panduranga vittala",
};

/** Hymns as people type them: their titles, their first words, and what is often added. */
const hymns: Readonly<Record<string, string>> = {
  "aditya-hridayam":
    "aditya hridayam, aditya hridaya, aditya hrudayam, adityahridayam, aditya hridaya stotra, tato yuddha, aditya hridaya stotram, आदित्य हृदय, आदित्य हृदयम्, aditya hrudaya stotra, aditya hridayam lyrics, aaditya hridayam",
  "ramaraksha-stotra":
    "ramaraksha, ram raksha, ram raksha stotra, rama raksha stotram, ramraksha, charitam raghunathasya, ramraksha stotra, rama raksha, राम रक्षा स्तोत्र, ramaraksha stotram",
  "mantra-pushpam":
    "mantra pushpam, mantrapushpam, mantra pushpa, mantra pushpanjali, yopam pushpam veda, rajadhirajaya, mantrapushpanjali, मंत्र पुष्पम्",
  bilvashtakam:
    "bilvashtakam, bilvashtak, bilva ashtakam, bilwashtakam, tridalam trigunakaram, bilvastakam, बिल्वाष्टकम्, bilvashtakam lyrics",
  "medha-sukta": "medha suktam, medha sukta, medha devi jushamana, मेधा सूक्तम्",
  "argala-stotra":
    "argala, argala stotra, argala stotram, rupam dehi jayam dehi, argla stotra, अर्गला स्तोत्र, durga argala stotra, jayanti mangala kali, argala sthotram",
  "kanakadhara-stotra":
    "kanakadhara, kanakadhara stotra, kanakadhara stotram, kanakdhara, angam hareh pulaka, kanakdhara stotra, कनकधारा स्तोत्र, kanakadara stotram",
  mahishasuramardini:
    "mahishasura mardini, mahishasuramardini, mahishasur mardini, aigiri nandini, ayi giri nandini, aigirinandini, jaya jaya he mahishasura, mahishasura mardini stotram, ayigiri nandini, aigiri nandini lyrics, अयि गिरि नंदिनि, महिषासुर मर्दिनी, mahishasur mardini stotra",
  "vishnu-sahasranama":
    "vishnu sahasranama, vishnusahasranamam, vishnu sahasranamam, sahasranama, thousand names of vishnu, vishnusahasranama, vishnu sahasranam, vishnu sahastranam, vishnu sahasranamam lyrics, vishnu sahasranama stotram, विष्णु सहस्रनाम, विष्णुसहस्रनाम, vishvam vishnur vashatkaro, 1000 names of vishnu, sri vishnu sahasranamam, vishnu sahastra naam",
  "lalita-sahasranama":
    "lalita sahasranama, lalitasahasranamam, lalitha sahasranamam, lalita sahasranamam, thousand names of lalita, lalita sahasranam, lalitha sahasranama, lalitha sahasranamam lyrics, ललिता सहस्रनाम, 1000 names of lalita, lalitha sahasra namam, sri lalitha sahasranamam, lalita sahastranam, srimata shri maharajni",
  "jay-ganesh-deva":
    "jai ganesh, jai ganesh deva, jay ganesh deva, ganesh aarti, ganesh ji ki aarti, mata jaki parvati, जय गणेश देवा, jai ganesh jai ganesh",
  "sukhakarta-duhkhaharta":
    "sukhkarta, sukhkarta dukhharta, sukhakarta, ganpati aarti marathi, sukhakarta dukhaharta, sukhkarta dukhharta varta vighnachi, सुखकर्ता दुखहर्ता",
  "om-jay-lakshmi-mata":
    "lakshmi aarti, laxmi aarti, om jai lakshmi mata, jai laxmi mata, diwali aarti, laxmi ji ki aarti, लक्ष्मी आरती, om jai laxmi mata, ॐ जय लक्ष्मी माता",
  "om-jay-shiv-omkara":
    "om jai shiv omkara, jai shiv omkara, shiv aarti, shiv ji ki aarti, शिव आरती, shivji ki aarti, ॐ जय शिव ओंकारा",
  "arati-kunj-bihari":
    "aarti kunj bihari, aarti kunj bihari ki, kunj bihari, krishna aarti, आरती कुंज बिहारी, kunjbihari aarti",
  "durga-chalisa": "durga chalisa, namo namo durge, durga chaleesa, durga chalisa lyrics, दुर्गा चालीसा, durga calisa",
  "shiva-chalisa": "shiv chalisa, shiva chalisa, girijapati, shiv chalisa lyrics, शिव चालीसा, shiv chaleesa",
  "ganesha-chalisa": "ganesh chalisa, ganesha chalisa, jai ganpati sadgun sadan, गणेश चालीसा",
  "shri-rudram":
    "rudram, sri rudram, shri rudram, namakam, rudra namakam, namakam chamakam, shatarudriya, satarudriya, namaste rudra manyava, sree rudram, shree rudram, sri rudram namakam, rudri path, rudri, श्री रुद्रम्, रुद्रम, rudrashtadhyayi, sri rudram lyrics",
  chamakam:
    "chamakam, camakam, chamaka, sri chamakam, agnavishnu sajoshase, vajascha me, chamakam lyrics, chamaka prashna, चमकम्, चमकम",
  "sankat-mochan":
    "hanuman ashtak, sankat mochan hanuman ashtak, bal samay rabi, ko nahi janat, sankatmochan, hanumanashtak, संकट मोचन, sankat mochan ashtak",
  "devi-kavacha":
    "devi kavacha, devi kavach, devi kavacham, durga kavach, durga kavacham, chandi kavacha, दुर्गा कवच, देवी कवच, देवी कवचम्, yad guhyam paramam loke, prathamam shailaputri, armor of the goddess",
  "kilaka-stotra":
    "kilaka, keelakam, kilak stotra, keelaka stotram, kilakam, कीलक स्तोत्र, कीलक, vishuddha jnana dehaya, durga saptashati kilak",
  "hanuman-chalisa":
    "hanuman chalisa, hanuman chalisa lyrics, hanuman chaleesa, hanuman chalissa, hanumaan chalisa, hanuman calisa, हनुमान चालीसा, hanuman chalisa in hindi, hanuman chalisa english, shri guru charan saroj raj, jai hanuman gyan gun sagar, chalisa, hanuman chalisa with meaning, हनुमान चलीसा",
  "shiva-tandava":
    "shiv tandav, shiva tandava, shiv tandav stotram, shiv tandava stotra, शिव तांडव, शिव ताण्डव स्तोत्र, tandav stotra, jatatavigalajjala, ravan tandav, shiv tandav lyrics",
  "nirvana-shatkam":
    "nirvana shatkam, nirvana shatakam, nirvan shatak, chidananda rupah shivoham, shivoham, निर्वाण षट्कम्, atma shatkam, nirvana shatkam lyrics",
  rudrashtakam: "rudrashtakam, rudrashtak, rudra ashtakam, namami shamishan, रुद्राष्टकम्, rudrastakam",
  "kala-bhairava-ashtakam":
    "kalabhairava ashtakam, kala bhairava ashtakam, kaal bhairav ashtak, kalabhairavashtakam, काल भैरव अष्टकम्, kalabhairav ashtak",
  "ganapati-atharvashirsha":
    "ganapati atharvashirsha, ganpati atharvashirsha, atharvashirsha, ganapati atharvasirsham, ganesh atharvashirsha, गणपति अथर्वशीर्ष, ganapathi atharvashirsham, atharvashirsh",
  "ya-devi-sarvabhuteshu":
    "ya devi sarva bhuteshu, ya devi sarvabhuteshu, या देवी सर्वभूतेषु, yaa devi sarvabhuteshu, ya devi sarva bhooteshu",
  "navagraha-stotra": "navagraha stotram, navagraha stotra, navgrah stotra, नवग्रह स्तोत्र, nava graha stotram",
  "dakshinamurti-stotra": "dakshinamurthy stotram, dakshinamurti stotra, दक्षिणामूर्ति स्तोत्र, dakshinamurthi stotram",
  "guru-paduka-stotra": "guru paduka stotram, guru paduka stotra, गुरु पादुका स्तोत्र, gurupaduka stotram",
  "narayana-sukta": "narayana suktam, narayan suktam, नारायण सूक्त, narayana sukta",
  "durga-sukta": "durga suktam, durga sooktam, दुर्गा सूक्तम्, durga sukta",
  "purusha-sukta": "purusha suktam, purusha sukta, purush sukta, पुरुष सूक्त, purusha sooktam, sahasra shirsha purusha",
  "shri-sukta":
    "sri suktam, shri suktam, sree suktam, shree sukta, श्री सूक्त, sri sooktam, hiranya varnam harinim, lakshmi suktam",
  "sankata-nashana-ganesha":
    "sankata nashana ganesha, sankat nashan ganesh stotra, sankatnashan ganesh stotra, संकट नाशन गणेश स्तोत्र, pranamya shirasa devam, sankashta nashanam",
  lingashtakam:
    "lingashtakam, lingastakam, linga ashtakam, लिंगाष्टकम्, brahma murari surarchita lingam, lingashtakam lyrics",
  madhurashtakam: "madhurashtakam, madhurastakam, adharam madhuram, मधुराष्टकम्, madhurashtakam lyrics",
  achyutashtakam: "achyutashtakam, achyutam keshavam, अच्युताष्टकम्, achyutastakam",
  mahalakshmyashtakam:
    "mahalakshmi ashtakam, mahalakshmi ashtak, mahalaxmi ashtakam, महालक्ष्मी अष्टकम, namastestu mahamaye",
  "shiva-panchakshara":
    "shiva panchakshara stotram, shiv panchakshar stotra, nagendra haraya, शिव पंचाक्षर स्तोत्र, panchakshara stotram, nagendraharaya trilochanaya",
  "om-jaya-jagadisha":
    "om jai jagdish hare, om jai jagdish, jai jagdish hare, ॐ जय जगदीश हरे, om jai jagadish, jagdish aarti, om jay jagdish hare aarti",
};

/** Mantras as people type them. */
const mantras: Readonly<Record<string, string>> = {
  "gayatri-mantra":
    "gayatri mantra, gayathri mantra, गायत्री मंत्र, om bhur bhuva swaha, om bhur bhuvah svah, gayatri mantra lyrics, om bhoor bhuva swah",
  "maha-mrityunjaya":
    "mahamrityunjaya mantra, maha mrityunjaya, mrityunjaya mantra, maha mrutyunjaya mantra, महामृत्युंजय मंत्र, tryambakam yajamahe, mahamrityunjay, mahamrutyunjay mantra, maha mrityunjay mantra, triyambakam",
  "om-namah-shivaya":
    "om namah shivaya, om namah shivay, ॐ नमः शिवाय, aum namah shivaya, om namo shivaya, namah shivaya, om namashivaya",
  "maha-mantra": "hare krishna hare rama, hare krishna mahamantra, hare krishna, हरे कृष्ण हरे राम, hare rama hare krishna",
  "om-namo-bhagavate":
    "om namo bhagavate vasudevaya, om namo bhagwate vasudevay, ॐ नमो भगवते वासुदेवाय, om namo bhagavate vasudevaya namaha",
  "om-namo-narayanaya": "om namo narayanaya, om namo narayanay, ॐ नमो नारायणाय, om namo narayana",
  "gam-ganapataye":
    "om gam ganapataye namah, om gan ganpataye namo namah, ॐ गं गणपतये नमः, om gam ganapathaye namaha, om gan ganpataye namah",
  vakratunda: "vakratunda mahakaya, vakratunda, वक्रतुण्ड महाकाय, vakra tunda maha kaya, vakratund mahakay",
  "shri-ram-jay-ram": "sri ram jai ram jai jai ram, shri ram jay ram jay jay ram, श्री राम जय राम, sriram jayaram",
  "sarva-mangala": "sarva mangala mangalye, sarva mangal mangalye, सर्वमंगल मांगल्ये, sarvamangala",
  "asato-ma": "asato ma sadgamaya, asatoma sadgamaya, असतो मा सद्गमय, asato maa sad gamaya",
  "purnam-adah": "purnamadah purnamidam, om purnamadah, ॐ पूर्णमदः, purnamadah",
  "lokah-samastah": "loka samasta sukhino bhavantu, lokah samastah sukhino bhavantu, लोकाः समस्ताः, lokah samastah",
  "guru-brahma": "guru brahma guru vishnu, गुरु ब्रह्मा गुरु विष्णु, gurur brahma gurur vishnu, guru brahma",
  "saha-nav-avatu": "sahanavavatu, saha navavatu, saha naavavatu, सह नाववतु, om sahana vavatu",
  "sarve-bhavantu": "sarve bhavantu sukhina, सर्वे भवन्तु सुखिनः, sarve bhavanthu sukhina",
  "ya-kundendu": "ya kundendu tushara hara dhavala, या कुन्देन्दु, saraswati vandana, ya kundendu",
  shantakaram: "shantakaram bhujagashayanam, शान्ताकारं भुजगशयनं, shantakaram",
  "karpura-gauram": "karpur gauram karunavtaram, karpura gauram, कर्पूर गौरं, karpur gauram",
};

const lists = { deities, hymns, mantras };
const cases = (["deities", "hymns", "mantras"] as const).flatMap((kind) =>
  Object.entries(lists[kind]).map(([id, written]) => ({ kind, id, written })),
);

test.each(cases)("$id is the first of the $kind by each spelling", ({ kind, id, written }) => {
  expect(written.split(", ").filter((query) => search(query)[kind][0]?.id !== id)).toEqual([]);
});
