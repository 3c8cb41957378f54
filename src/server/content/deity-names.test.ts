import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { searchIn } from "../search/search-library.ts";
import { loadLibrary } from "./load-library.ts";

const library = loadLibrary(folders.content, folders.public);
const search = searchIn(library);

/** Names that people use, as they type them. */
const names: Readonly<Record<string, string>> = {
  shiva: "mahadev, shankar, bholenath, bhole baba, mahakal, neelkanth, nataraja, vishwanath, kedarnath, rudra",
  ram: "rama, sri ram, shriram, ramachandra, raghunath, siyaram, sitaram",
  lakshmi: "laxmi, mahalakshmi, sri devi, kamala, ashtalakshmi",
  saraswati: "sarasvati, sharada, vagdevi, veenapani",
  durga: "ambe, amba, jagadamba, mata rani, sherawali, bhavani, parvati, gauri, chamunda, mahishasuramardini",
  hanuman: "bajrangbali, anjaneya, maruti, pawanputra, pavanputra, sankat mochan, anjani putra",
  ganesha: "ganesh, ganpati, ganapati, vinayak, vinayagar, pillaiyar, vighnaharta, ganpati bappa",
  vishnu: "narayan, hari, balaji, venkateswara, venkatesha, tirupati, srinivasa, perumal, satyanarayan, padmanabha",
  krishna: "govind, gopal, kanha, kanhaiya, shyam, murlidhar, giridhari, damodar, jagannath, guruvayurappan",
  surya: "suryadev, aditya, ravi, bhaskar, savitr, surya narayan",
  guru: "gurudev, guruji, satguru, sadguru, dakshinamurthy",
};

test.each(Object.entries(names))("%s is the first deity found by each name that people use", (id, written) => {
  const missed = written.split(", ").filter((name) => search(name).deities[0]?.id !== id);
  expect(missed).toEqual([]);
});
