import { expect, test } from "vitest";
import { library } from "../content/test-library.ts";
import { searchIn } from "./search-library.ts";

const search = searchIn(library);

test.each([
  ["saraswati chalisa", "/deity/saraswati"],
  ["vishnu chalisa", "/deity/vishnu"],
  ["shani dev chalisa", "/deity/navagraha"],
  ["hanuman aarti", "/deity/hanuman"],
  ["sai baba aarti", "/deity/sai"],
  ["bajrang baan", "/deity/hanuman"],
  ["narasimha kavacham", "/deity/narasimha"],
  ["satyanarayan katha", "/deity/vishnu"],
  ["venkateswara suprabhatam", "/deity/venkateshvara"],
  ["kandha sasti kavasam", "/deity/kartikeya"],
  ["gayatri chalisa", "/chant/surya/gayatri-mantra"],
  ["krishnashtakam", "/deity/krishna"],
  ["suryashtakam", "/deity/surya"],
  ["subramanya bhujangam", "/deity/kartikeya"],
  ["panchamukhi hanuman kavach", "/deity/hanuman"],
  ["mahaganapati sahasranamam", "/deity/ganesha"],
  ["soundarya lahari lyrics", "/deity/lalita"],
  ["saundaryalahari", "/deity/lalita"],
  ["सौन्दर्य लहरी", "/deity/lalita"],
  ["annapoorna stotram", "/deity/lalita"],
  ["shri hanuman bahuk", "/deity/hanuman"],
  ["devi sukta", "/deity/durga"],
  ["bhaj govindam", "/deity/krishna"],
  ["भज गोविन्दम्", "/deity/krishna"],
  ["totaka ashtakam", "/deity/guru"],
  ["ashta lakshmi stotram", "/deity/lakshmi"],
  ["mangal bhavan amangal haari", "/deity/ram"],
  ["raghupati raghav raja ram", "/deity/ram"],
  ["shiv mahimna stotram", "/deity/shiva"],
  ["ganga chalisa", "/deity/shiva"],
  ["manisha panchakam", "/deity/guru"],
  ["maneesha panchakam", "/deity/guru"],
  ["मनीषा पञ्चकम्", "/deity/guru"],
  ["brahmanandam parama sukhadam", "/deity/guru"],
  ["santoshi mata", "/deity/durga"],
  ["bagalamukhi mantra", "/deity/durga"],
  ["baglamukhi", "/deity/durga"],
  ["bhavanyashtakam", "/deity/durga"],
  ["devi aparadha kshamapana", "/deity/durga"],
  ["saptashloki durga", "/deity/durga"],
  ["narmadashtakam", "/deity/shiva"],
  ["dwadash jyotirlinga", "/deity/shiva"],
  ["ardhanarishvara", "/deity/shiva"],
  ["prabhum prananatham", "/deity/shiva"],
  ["charpat panjarika", "/deity/krishna"],
  ["ek shloki ramayan", "/deity/ram"],
  ["bhimrupi maharudra", "/deity/hanuman"],
  ["maruti stotra", "/deity/hanuman"],
  ["ganesh pancharatna", "/deity/ganesha"],
  ["lakshmi sahasranama", "/deity/lakshmi"],
  ["om mitraya namah", "/deity/surya"],
  ["hayagriva stotram", "/deity/vishnu"],
])("%s is not in the catalogue, and only the nearest is named", (query, path) => {
  const { nearest, ...found } = search(query);
  expect([nearest?.path, ...Object.values(found).flat()]).toEqual([path]);
});

test("a text of which a deity's file says that it is missing leads to the deity, and to no text", () => {
  for (const [id, { missingTexts }] of library.deityDetails) {
    for (const title of missingTexts) {
      const { nearest, ...found } = search(title);
      expect([nearest?.path, ...Object.values(found).flat()], title).toEqual([`/deity/${id}`]);
    }
  }
});

test.each(["totally unknown chalisa", "zzyxw ashtakam"])("%s is like no name, and nothing is named", (query) => {
  const { nearest, ...found } = search(query);
  expect([nearest, ...Object.values(found).flat()]).toEqual([undefined]);
});
