import type { DeityId } from "#model/deity.ts";

/** Other names under which people look for a deity, in their usual English spelling; folding does the rest. */
export const deityNames: Readonly<Record<DeityId, string>> = {
  shiva: "Mahadeva Mahesh Maheshwara Shankara Shambhu Rudra Nataraja Bholenath Neelkanth Tryambaka Pashupati",
  ram: "Rama Ramachandra Raghava Raghunatha Raghupati Sitaram Dasharathi",
  lakshmi: "Mahalakshmi Shri Padma Kamala Padmavati",
  saraswati: "Sharada Vani Vagdevi Bharati Vagishwari",
  durga: "Devi Shakti Chandi Chandika Amba Ambika Bhavani Parvati Gauri Kali Mahishasuramardini Bhagavati",
  hanuman: "Anjaneya Anjani Maruti Bajrangbali Pavanaputra Mahavira",
  ganesha: "Ganesh Ganapati Vinayaka Gajanana Vighneshwara Ekadanta Lambodara Pillaiyar",
  vishnu: "Narayana Hari Narasimha Madhava Vasudeva Venkateswara Balaji Purushottama",
  krishna: "Govinda Gopala Vasudeva Madhava Kanha Kanhaiya Keshava Mukunda Murari Achyuta",
};
