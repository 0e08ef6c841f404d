import type { SearchResult } from '@simpletread/contract';
import type { ProductLine, SizeFacts } from '../../tires/index.js';
import {
  inBrandWords,
  misspelledMatch,
  nameMatch,
  searchableName,
  type SearchableName,
} from '../name-match.js';
import { guessedName, respelledNames } from './guessed-name.js';
import { sizeCalled } from './suggest-crossings.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions, Named } from './suggestion-index.js';

const BRANDS_SHOWN = 5;
const LINES_SHOWN = 6;
const MANY_BRANDS_SHOWN = 12;
/** A brand or a line is a less likely wish than a vehicle or a size that matches as well. */
const LINE_HANDICAP = 0.02;
/** A line with one of its sizes is surer than the size alone, or than the size with the line's brand. */
const WITH_SIZE = 0.17;
/** A certain match comes before a vehicle of the same name. */
const CERTAIN = 1.05;
/** A brand that most people know, misspelled, comes before a misspelled vehicle, which is at most 0.9. */
const MISSPELLED_KNOWN = 0.91;
const WHOLE = 1;
/** Another word for something counts once it is nearly whole. */
const OTHER_WORD_BEGUN = 0.8;
const SHORTEST_OTHER_WORD = 3;
const GUESSED_LINE = 0.6;
/** Several words of one line are less a chance. */
const GUESSED_WORDS = 0.74;
/** Brands that most people know; the names of others may be vehicles as well: Pathfinder. */
const WELL_KNOWN: readonly (string | null)[] = ['premium', 'mid'];

interface Found<T> {
  readonly value: T;
  readonly match: number;
}

const bestMatch = (typed: SearchableName, names: readonly SearchableName[]): number =>
  names.reduce((best, name) => Math.max(best, nameMatch(typed, name)), 0);

const wholeOrMisspelled = (typed: SearchableName, names: readonly SearchableName[]): number =>
  names.reduce((best, name) => Math.max(best, misspelledMatch(typed, name)), 0);

/** The first name as any; another word for it only whole, or begun with some letters. */
const otherWordMatch = (typed: SearchableName, [name, ...others]: readonly SearchableName[]): number => {
  const own = name === undefined ? 0 : nameMatch(typed, name);
  const other = others.reduce((best, { joined }) => {
    if (joined === typed.joined) return WHOLE;
    const isBegun = typed.joined.length >= SHORTEST_OTHER_WORD && joined.startsWith(typed.joined);
    return isBegun ? Math.max(best, OTHER_WORD_BEGUN) : best;
  }, 0);
  return Math.max(own, other);
};

/** The best matches first; equals as well-known as they come. */
const find = <T>(
  typed: SearchableName,
  names: readonly Named<T>[],
  most: number,
  matchOf = bestMatch,
): readonly Found<T>[] => {
  const found: Found<T>[] = [];
  for (const { value, names: its } of names) {
    const match = matchOf(typed, its);
    if (match > 0) found.push({ value, match });
  }
  return found.sort((a, b) => b.match - a.match).slice(0, most);
};

const all = <T>(names: readonly Named<T>[], most: number): readonly Found<T>[] =>
  names.slice(0, most).map(({ value }) => ({ value, match: 0 }));

const isEmpty = ({ text }: Question): boolean => text.trim() === '';
const typedName = ({ subject }: Question): SearchableName => searchableName(subject.names);
const relevanceOf = <T>(found: readonly Found<T>[]): number => found[0]?.match ?? 0;

/** A whole name is what is meant where it says that tires are; `isKnown` where the name alone tells. */
const certainty = (question: Question, match: number, isKnown: boolean): number =>
  match === WHOLE && (isKnown || question.subject.saysTires) ? CERTAIN : match;

const countWords = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Answers with brands; for an empty box with those of most lines. */
export const suggestBrands = (question: Question, { brands }: CatalogueSuggestions): SuggestionList => {
  const most = question.type === 'brand' ? MANY_BRANDS_SHOWN : BRANDS_SHOWN;
  const typed = typedName(question);
  const named = isEmpty(question) ? all(brands, MANY_BRANDS_SHOWN) : find(typed, brands, most);
  const found = named.length > 0 ? named : find(typed, brands, most, wholeOrMisspelled);
  const items = found.map(({ value: { slug, name, lineCount } }) =>
    linkItem(
      { label: name, detailLabel: countWords(lineCount, 'line'), typeName: 'brand' },
      `/brands/${slug}-tires`,
      question,
    ),
  );
  const isKnown = WELL_KNOWN.includes(found[0]?.value.tier ?? null);
  const isMisspelled = named.length === 0 && found.length > 0;
  const match = isMisspelled && isKnown ? MISSPELLED_KNOWN : relevanceOf(found);
  return { id: 'brands', label: 'Brands', items, relevance: certainty(question, match, isKnown) };
};

/** The size named beside a line, or the front and rear ones; empty without one, and for one we don't sell. */
const sizesBeside = ({ subject }: Question, suggestions: CatalogueSuggestions): readonly SizeFacts[] => {
  const found = subject.sizes.flatMap((size) => sizeCalled(size, suggestions) ?? []);
  return found.length === subject.sizes.length ? found : [];
};

const isSoldIn = (
  { brandSlug, lineId }: ProductLine,
  size: SizeFacts,
  { assortment }: CatalogueSuggestions,
): boolean =>
  assortment
    .brandCalled(brandSlug)
    ?.lines.some((onSale) => onSale.lineId === lineId && onSale.sizeCodes.includes(size.code)) ?? false;

const lineItem = (
  line: ProductLine,
  question: Question,
  suggestions: CatalogueSuggestions,
  typeName: SearchResult['typeName'],
): SearchResult => {
  const sizes = sizesBeside(question, suggestions);
  const [front, rear] = sizes;
  const name = `${line.brandName} ${line.lineName}`;
  const unsold = sizes.find((size) => !isSoldIn(line, size, suggestions));
  const isSold = front !== undefined && unsold === undefined;
  const detail =
    unsold === undefined ? line.categoryName : `${line.categoryName}, not sold in ${unsold.code}`;
  const inSizes = rear === undefined ? (front?.code ?? '') : `${front?.code ?? ''} front, ${rear.code} rear`;
  const query = new URLSearchParams({
    ...(front === undefined ? {} : { size: front.slug }),
    ...(rear === undefined ? {} : { rearSize: rear.slug }),
  }).toString();
  return linkItem(
    {
      label: isSold ? `${name} in ${inSizes}` : name,
      detailLabel: detail,
      typeName,
      image: `/tires/${line.imageKey}-hero-480.webp`,
    },
    `/brands/${line.brandSlug}-tires/${line.lineSlug}${isSold ? `?${query}` : ''}`,
    question,
  );
};

/** True for "ko2" of All-Terrain T/A KO2, false for the beginning of a word. */
const saysWholeWords = (typed: SearchableName, { brandName, lineName }: ProductLine): boolean => {
  const { words, joined } = searchableName(`${brandName} ${lineName}`);
  return joined.endsWith(typed.joined) || typed.words.every((word) => words.includes(word));
};

/** Answers with product lines, in the size named beside them; for an empty box with the most reviewed. */
export const suggestLines = (question: Question, suggestions: CatalogueSuggestions): SuggestionList => {
  const { lines, lineWords, wordsOfBrand } = suggestions;
  const isOpen = isEmpty(question);
  const typed = inBrandWords(typedName(question), wordsOfBrand);
  const asTyped = isOpen ? all(lines, LINES_SHOWN) : find(typed, lines, LINES_SHOWN);
  const named =
    asTyped.length > 0
      ? asTyped
      : (respelledNames(typed, lineWords)
          .map((name) => find(name, lines, LINES_SHOWN))
          .find((some) => some.length > 0) ?? []);
  const guessed = named.length > 0 ? null : guessedName(typed, lineWords);
  const found =
    guessed === null
      ? named
      : find(guessed, lines, LINES_SHOWN).map(({ value }) => ({
          value,
          match: guessed.words.length > 1 ? GUESSED_WORDS : GUESSED_LINE,
        }));
  const typeName = isOpen ? 'mostPopularProductLine' : 'brandAndProductLine';
  const items = found.map(({ value }) => lineItem(value, question, suggestions, typeName));
  const label = isOpen ? 'Most reviewed' : 'Tires';
  const [first] = found;
  const isInSize = items[0]?.link?.includes('?size=') === true;
  const isLine = first !== undefined && saysWholeWords(typed, first.value);
  // A brand beside a front and a rear size is a filter of the pair, and no line.
  const isBrandOfPair =
    question.subject.sizes.length > 1 && searchableName(first?.value.brandName ?? '').joined === typed.joined;
  const bonus = isInSize && isLine && !isBrandOfPair ? WITH_SIZE : -LINE_HANDICAP;
  return { id: 'lines', label, items, relevance: Math.max(0, relevanceOf(found) + bonus) };
};

/** Answers with performance categories; for an empty box with all of them. */
export const suggestCategories = (
  question: Question,
  { categories, assortment }: CatalogueSuggestions,
): SuggestionList => {
  const found = isEmpty(question)
    ? all(categories, categories.length)
    : find(typedName(question), categories, categories.length, otherWordMatch);
  const onSale = assortment.brands.flatMap(({ lines }) => lines);
  const items = found.map(({ value: { slug, name } }) =>
    linkItem(
      {
        label: `${name} tires`,
        detailLabel: countWords(onSale.filter(({ line }) => line.categorySlug === slug).length, 'line'),
        typeName: 'tireType',
      },
      `/categories/${slug}-tires`,
      question,
    ),
  );
  const relevance = certainty(question, relevanceOf(found), true);
  return { id: 'categories', label: 'Categories', items, relevance };
};

/** Answers with the kinds of vehicles that tires are made for; for an empty box with all of them. */
export const suggestTypes = (question: Question, { types }: CatalogueSuggestions): SuggestionList => {
  const found = isEmpty(question)
    ? all(types, types.length)
    : find(typedName(question), types, types.length, otherWordMatch);
  const items = found.map(({ value: { slug, name, lineCount } }) =>
    linkItem(
      { label: `${name} tires`, detailLabel: countWords(lineCount, 'line'), typeName: 'tireType' },
      `/types/${slug}-tires`,
      question,
    ),
  );
  const relevance = certainty(question, relevanceOf(found), true);
  return { id: 'tire-types', label: 'Tire types', items, relevance };
};
