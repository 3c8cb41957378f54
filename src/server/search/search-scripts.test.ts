import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { searchIn } from "./search-library.ts";

const search = (query: string) => searchIn(testApp().deps.library)(query);

function bestFor(query: string) {
  const { deities, mantras, hymns, posts } = search(query);
  const best = [...deities, ...mantras, ...hymns, ...posts].find(({ rank }) => rank === 0);
  return best && ("slug" in best ? best.slug : best.id);
}

test.each([
  ["shiva", "শিব ਸ਼ਿਵ શિવ ଶିବ ଶିଵ சிவ சிவா சிவன் శివ శివుడు ಶಿವ ശിവ ശിവൻ"],
  ["krishna", "কৃষ্ণ ਕ੍ਰਿਸ਼ਨ કૃષ્ણ କୃଷ୍ଣ கிருஷ்ணா கிருஷ்ணன் కృష్ణ ಕೃಷ್ಣ കൃഷ്ണ കൃഷ്ണൻ"],
  ["ganesha", "গণেশ ਗਣੇਸ਼ ગણેશ ଗଣେଶ கணேசா கணேஷ் గణేశ ಗಣೇಶ ഗണേശ"],
  ["durga", "দুর্গা ਦੁਰਗਾ દુર્ગા ଦୁର୍ଗା துர்கா துர்க்கை దుర్గ ದುರ್ಗಾ ദുർഗ്ഗ"],
  ["lakshmi", "লক্ষ্মী ਲਕਸ਼ਮੀ લક્ષ્મી ଲକ୍ଷ୍ମୀ லட்சுமி லக்ஷ்மி లక్ష్మి ಲಕ್ಷ್ಮಿ ലക്ഷ്മി"],
  ["saraswati", "সরস্বতী ਸਰਸਵਤੀ સરસ્વતી ସରସ୍ୱତୀ சரஸ்வதி సరస్వతి ಸರಸ್ವತಿ സരസ്വതി"],
  ["vishnu", "বিষ্ণু ਵਿਸ਼ਨੂੰ વિષ્ણુ ବିଷ୍ଣୁ விஷ்ணு విష్ణు ವಿಷ್ಣು വിഷ്ണു"],
  ["hanuman", "হনুমান ਹਨੂੰਮਾਨ હનુમાન ହନୁମାନ அனுமான் ஹனுமான் హనుమాన్ ಹನುಮಾನ್ ഹനുമാൻ"],
])("%s is found in every Indic script", (id, spellings) => {
  for (const spelling of spellings.split(" ")) expect(bestFor(spelling), spelling).toBe(id);
});

test.each([
  ["om-namah-shivaya", "ఓం నమః శివాయ", "ওঁ নমঃ শিবায়", "ஓம் நம சிவாய", "ਓਮ ਨਮਃ ਸ਼ਿਵਾਯ", "ૐ નમઃ શિવાય"],
  ["om-namah-shivaya", "ఓంనమఃశివాయ", "ওঁনমঃশিবায়", "ஓம்நமசிவாய", "ਓਮਨਮਃਸ਼ਿਵਾਯ"],
  ["gayatri-mantra", "ఓం భూర్భువః", "ಓಂಭೂರ್ಭುವಃಸ್ವಃ", "ഓംഭൂർഭുവഃ"],
])("%s is found by its line in another script than ours, with its spaces and without", (id, ...lines) => {
  for (const line of lines)
    expect(
      search(line).mantras.map((mantra) => mantra.id),
      line,
    ).toContain(id);
});
