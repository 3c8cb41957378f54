import type {
  deityMessages as english,
  favoriteMessages as englishFavorite,
  mantraRowMessages as englishRow,
} from "../en/deities.ts";

export const deityMessages: typeof english = {
  back: "सभी देवता",
  title: (name) => `${name} के मंत्र`,
  notFound: "देवता नहीं मिले",
  tone: "ध्यान का स्वर सुनें",
  benefits: "लाभ:",
  source: (source) => `स्रोत: ${source}`,
  chant: "108 बार जप करें",
  chantThis: (title) => `108 बार जप करें: ${title}`,
  more: "और",
  moreOf: (title) => `और: ${title}`,
  hymns: (name) => `${name} के स्तोत्र`,
  report: "भूल बताएँ",
  mistakeIn: (title) => `“${title}” में भूल`,
  index: (name) => `${name} के मंत्र`,
  listen: "सुनें",
  stop: "रोकें",
  listenTo: (title) => `सुनें: ${title}`,
  stopPlaying: (title) => `रोकें: ${title}`,
};

export const mantraRowMessages: typeof englishRow = {
  minutes: (minutes) => `लगभग ${minutes} मिनट`,
};

export const favoriteMessages: typeof englishFavorite = {
  favorite: (title) => `प्रिय: ${title}`,
  failed: { title: "गड़बड़ी", description: "प्रिय मंत्र नहीं बदले जा सके। कृपया फिर कोशिश करें।" },
};
