import { mainLanguage, type Language } from "#model/languages.ts";
import type { Chant } from "#contract/page-replies.ts";
import type { Deity, DeityAliases, DeityCard, DeityName } from "#model/deity.ts";
import type { HymnLanguage } from "#model/hymn.ts";
import type { Mantra, MantraName, WordByWord } from "#model/mantra.ts";
import { paths } from "#model/paths.ts";
import type { PostName } from "#model/post.ts";
import { malaMinutes } from "#engines/mala-minutes.ts";
import { byLanguage } from "../by-language.ts";
import type {
  CatalogueFiles,
  DeityFiles,
  HymnFiles,
  HymnVerseFiles,
  MantraFiles,
  TextFiles,
} from "./catalogue-files.ts";
import { buildArticles } from "./build-articles.ts";
import { buildCalendar } from "./build-calendar.ts";
import { buildHymn, toHymnCard } from "./build-hymns.ts";
import { toChantedMantra, toMantra } from "./build-mantras.ts";
import { toMeditation, toText } from "./build-pages.ts";
import { buildWords } from "./build-words.ts";
import { lastChangesOf } from "./last-changes.ts";
import { createTeachingsOn } from "./teachings-on.ts";
import { toTiming } from "./to-timing.ts";
import type { Library, LibraryIn } from "./library.ts";
import { isReachableEmail, placeholdersOf } from "./placeholders.ts";

/** Creates the libraries of all languages from the files of each. */
export const createLibraries = (filesIn: (language: Language) => CatalogueFiles): LibraryIn =>
  byLanguage((language) => buildLibrary(filesIn(language), language));

/**
 * Builds every reply of the catalogue once, so that a request only has to find it. Words and the times of syllables are
 * most of the content, so they are left as they are until a request needs them.
 */
export function buildLibrary(files: CatalogueFiles, language: Language = mainLanguage): Library {
  const teachingsOn = createTeachingsOn(files.posts.map(({ slug, texts }) => ({ slug, ...texts[language] })));
  const groups = [...files.deities, ...files.collections];
  const deities = groups.map((deity) => ({
    card: toCard(deity, language),
    longDescription: deity.file.longDescription[language],
    chanted: deity.mantras.map((mantra) => toChantedMantra(mantra, language)),
  }));
  const pages = deities.map(({ card, longDescription, chanted }): Deity => {
    const { mantraCount, ...deity } = card;
    const hymns = hymnsTo(deity.id, files, language);
    return {
      ...deity,
      longDescription,
      mantraCount,
      mantras: chanted.map(toMantra),
      ...(hymns.length > 0 && { hymns }),
    };
  });
  const chants = deities.flatMap(({ card, chanted }) => {
    const deity = toDeityName(card);
    return chanted.map((mantra, place): [string, Chant] => [
      mantra.id,
      {
        deity,
        mantra,
        previous: toName(chanted[place - 1]),
        next: toName(chanted[place + 1]),
      },
    ]);
  });
  const teachings = deities.flatMap(({ card, chanted }) =>
    chanted.map((mantra): [string, () => PostName[]] => [
      mantra.id,
      () => teachingsOn({ ...mantra, paths: [paths.chant(card.id, mantra.id)] }, card),
    ]),
  );
  const hymns = files.hymns.flatMap((hymn) => {
    const owner = deities.find(({ card }) => card.id === hymn.file.deity);
    return owner ? [buildHymn(hymn, { deity: toDeityName(owner.card), teachingsOn, language })] : [];
  });
  const mantras = groups.flatMap((group) => group.mantras);
  const texts: TextFiles[] = [...mantras, ...files.hymns.flatMap(({ verses }) => verses)];
  const hymnCards = hymns.map(({ hymn }) => toHymnCard(hymn));
  const featuredOf = createFeatured(files, groups, pages);
  const byId = new Map(pages.map((deity) => [deity.id, deity]));
  return {
    language,
    site: toSite(files, language),
    feedIdentity: files.site.feedIdentity,
    placeholders: placeholdersOf(files.site),
    deityCards: files.deities.map((deity) => toCard(deity, language)),
    homeCards: files.deities.filter(({ file }) => file.order !== undefined).map((deity) => toCard(deity, language)),
    collectionCards: files.collections.map((collection) => toCard(collection, language)),
    deities: new Map([...byId, ...aliased(byId, aliasesOf(groups))]),
    deityDetails: new Map(groups.map((deity) => [deity.id, toDetails(deity, language)])),
    mantraNames: namesById(mantras, language),
    hymnNames: namesById(files.hymns, language),
    chants: new Map([...chants, ...hymns.flatMap((hymn) => hymn.chants)]),
    teachings: new Map([...teachings, ...hymns.flatMap((hymn) => hymn.teachings)]),
    timings: new Map(
      texts.flatMap(({ id, recording }) => (recording ? [[id, () => toTiming(recording)] as const] : [])),
    ),
    verseImages: new Map(texts.flatMap(({ id, shareImage }) => (shareImage === null ? [] : [[id, shareImage]]))),
    words: new Map(
      [
        ...mantras.map((mantra) => toWords(mantra, "sa", language)),
        ...files.hymns.flatMap(({ verses, file }) => verses.map((verse) => toWords(verse, file.language, language))),
      ].flat(),
    ),
    hymnCards,
    hymns: new Map(hymns.map(({ hymn }) => [hymn.id, hymn])),
    hymnPages: new Map(hymns.flatMap((hymn) => hymn.pages)),
    featured: featuredOf(files.featured),
    calendar: buildCalendar(files.calendar, language, { deities: pages, hymns: hymnCards, featuredOf }),
    meditation: toMeditation(files, language),
    articles: buildArticles(files, language),
    lastChanges: lastChangesOf(files),
    about: toText(files.texts.about, files, language),
    bibliography: toText(files.texts.bibliography, files, language),
    legal: files.texts.legal.map(([name, text]) => [name, toText(text, files, language)]),
  };
}

const namesById = (texts: readonly (MantraFiles | HymnFiles)[], language: Language) =>
  new Map(
    texts.map(({ id, file: { otherNames, title } }) => [id, otherNames.filter((name) => name !== title[language])]),
  );

const hymnsTo = (deityId: string, { hymns }: CatalogueFiles, language: Language) =>
  hymns
    .filter(({ file: { deity, alsoTo } }) => [deity, ...alsoTo].includes(deityId))
    .map(({ id, file }) => ({ id, title: file.title[language] }));

const aliasesOf = (deities: readonly DeityFiles[]): DeityAliases =>
  Object.fromEntries(deities.flatMap(({ id, file }) => file.aliases.map((alias) => [alias, id])));

function toDeityName(card: DeityCard): DeityName {
  const { sanskritName: _sanskritName, description: _description, mantraCount: _mantraCount, ...deity } = card;
  return deity;
}

const toDetails = (
  { file: { name, otherNames, missingTexts, theme }, shareImages }: DeityFiles,
  language: Language,
) => ({
  otherNames: otherNames.filter((other) => other !== name[language]),
  missingTexts,
  theme,
  shareImage: shareImages[language],
});

const aliased = (byId: ReadonlyMap<string, Deity>, aliases: DeityAliases) =>
  Object.entries(aliases).flatMap(([alias, id]): [string, Deity][] => {
    const deity = byId.get(id);
    return deity ? [[alias, deity]] : [];
  });

/** Creates what the home page shows of mantras. The shortest of the featured ones is the one to begin with. */
function createFeatured({ featured }: CatalogueFiles, groups: readonly DeityFiles[], pages: readonly Deity[]) {
  const recordings = new Map(groups.flatMap(({ mantras }) => mantras.map(({ id, recording }) => [id, recording])));
  const secondsOf = (mantraId: string) => recordings.get(mantraId)?.seconds ?? Infinity;
  const [shortest] = featured
    .flatMap((mantraId) => toFeatured(pages, mantraId))
    .toSorted((one, other) => secondsOf(one.mantra.id) - secondsOf(other.mantra.id));
  if (!shortest) return () => [];
  const { deityId, mantra } = shortest;
  const recording = recordings.get(mantra.id);
  const minutes = recording && { minutes: malaMinutes(recording.seconds) };
  const firstMala = { id: mantra.id, title: mantra.title, deityId, ...minutes };
  return (mantraIds: readonly string[]) =>
    mantraIds.flatMap((mantraId) => toFeatured(pages, mantraId)).map((found) => Object.assign(found, { firstMala }));
}

function toFeatured(deities: readonly Deity[], mantraId: string) {
  return deities.flatMap((deity) =>
    deity.mantras
      .filter(({ id }) => id === mantraId)
      .map((mantra) => ({
        mantra,
        deityId: deity.id,
        deityName: deity.name,
        deityDescription: deity.description,
        svgIcon: deity.svgIcon,
      })),
  );
}

const toCard = ({ id, file, svgIcon, image, mantras }: DeityFiles, language: Language): DeityCard => ({
  id,
  name: file.name[language],
  sanskritName: file.sanskritName,
  description: file.description[language],
  svgIcon,
  image,
  ...(file.theme.night && { isNight: true }),
  mantraCount: mantras.length,
});

function toWords(
  { id, file, recording }: MantraFiles | HymnVerseFiles,
  spoken: HymnLanguage,
  language: Language,
): [string, () => WordByWord][] {
  if (!("words" in file)) return [];
  const text = { sanskrit: file.sanskrit.join(""), transliteration: file.transliteration.join(""), language: spoken };
  const makeWords = () =>
    buildWords({ ...text, words: file.words?.[language] ?? [], prose: file.prose, timing: recording?.syllables });
  return [[id, makeWords]];
}

const toName = (mantra?: Mantra): MantraName | null => (mantra ? { id: mantra.id, title: mantra.title } : null);

const toSite = ({ site, deities, collections }: CatalogueFiles, language: Language): Library["site"] => ({
  name: site.name,
  tagline: site.tagline[language],
  team: site.team[language],
  email: site.email,
  ...(isReachableEmail(site.email) && { isEmailRead: true }),
  channel: { name: site.channel.name[language], url: site.channel.url },
  quotation: {
    sanskrit: site.quotation.sanskrit,
    translation: site.quotation.translation[language],
    source: site.quotation.source[language],
  },
  deityAliases: aliasesOf([...deities, ...collections]),
});
