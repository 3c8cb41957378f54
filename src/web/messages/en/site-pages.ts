export const legalMessages = {
  title: "Legal",
  updated: "Last updated: April 4, 2025",
  texts: "Legal texts",
  questions: "Questions about these texts, or about your information?",
  contact: "How to reach us",
};
