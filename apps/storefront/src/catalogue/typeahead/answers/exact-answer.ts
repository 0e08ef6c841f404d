import type { SearchResult } from '@simpletread/contract';
import {
  canonicalTireSize,
  parseTireSize,
  searchSize,
  sizeSlug,
  withoutRepeatedWords,
} from '@simpletread/domain';
import { sizeHref } from '../../../shell/paths';
import type { SearchLists } from '../dialog/use-search-session';

/** `2019 Honda CR-V tires` as 2019, honda and crv. */
const wordsOf = (text: string): readonly string[] =>
  withoutRepeatedWords(text)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '' && word !== 'tire' && word !== 'tires');

const hasSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.join('') === b.join('') || [...a].sort().join(' ') === [...b].sort().join(' ');

interface Linked extends Pick<SearchResult, 'label'> {
  readonly link: string;
}

const linkedOf = (items: SearchLists[number]['items']): readonly Linked[] =>
  items.flatMap(({ label, link }) => (link === null ? [] : [{ label, link }]));

/** A page that staff set for these words, or a list with one page for a general word. */
const pageFor = ([first]: SearchLists): string | null => {
  const isPage = first?.id === 'redirect' || (first?.id === 'pages' && first.items.length === 1);
  return isPage ? (first.items[0]?.link ?? null) : null;
};

/** Two or three whole names together: a brand, a category and a size. */
const crossingOf = ([first]: SearchLists): string | null =>
  first?.id === 'crossings' && first.items.length === 1 ? (first.items[0]?.link ?? null) : null;

/** A front and a rear size, in any order and spelling. */
const pairOf = ([first]: SearchLists): string | null => {
  const link = first?.id === 'tire-sizes' && first.items.length === 1 ? (first.items[0]?.link ?? '') : '';
  return link.includes('rearSize=') ? link : null;
};

/** "2015 f150", where only one vehicle has all these words. */
const onlyVehicleWith = (words: readonly string[], [first]: SearchLists): string | null => {
  const [only] = first?.id === 'vehicles' && first.items.length === 1 ? linkedOf(first.items) : [];
  if (only === undefined) return null;
  const named = wordsOf(only.label);
  return words.every((word) => named.includes(word)) ? only.link : null;
};

const sizeLink = (text: string, links: readonly Linked[]): string | null => {
  const size = parseTireSize(text);
  if (!size.ok) return null;
  const href = sizeHref(sizeSlug(size.value.size));
  const code = canonicalTireSize(searchSize(size.value.size));
  // The link, not the size's address: after a front size it leads to the pair.
  return links.find(({ label, link }) => link === href || label === code)?.link ?? null;
};

/**
 * Returns the page that a search opens at once, because it is certain: the page that staff set, the answer with exactly these words, a whole tire
 * size, names and a size together, or the only vehicle with all the words. Null for everything else, a lone weak match included.
 */
export const exactAnswer = (text: string, lists: SearchLists): string | null => {
  const words = wordsOf(text);
  const links = lists.flatMap(({ items }) => linkedOf(items));
  return (
    pageFor(lists) ??
    links.find(({ label }) => hasSameWords(wordsOf(label), words))?.link ??
    sizeLink(text, links) ??
    crossingOf(lists) ??
    pairOf(lists) ??
    onlyVehicleWith(words, lists)
  );
};

const MOST_SLIPS = 2;

/** True for hodna and honda: the same first letter, and about as long. */
const looksLike = (word: string, name: string): boolean =>
  word.length > MOST_SLIPS &&
  word.charAt(0) === name.charAt(0) &&
  Math.abs(word.length - name.length) <= MOST_SLIPS;

/**
 * Returns the first answer if one word of the text is misspelled in it and all others are as typed. Null if the text says it, if it says something else,
 * or without an answer.
 */
export const likelyMeant = (text: string, lists: SearchLists): SearchResult | null => {
  const [first] = lists.flatMap(({ items }) => items);
  if (first === undefined || lists[0]?.id === 'pages') return null;
  const named = wordsOf(first.label);
  const whole = named.join('');
  const unsaid = wordsOf(text).filter(
    (word) => !whole.includes(word) && !named.some((name) => name.startsWith(word)),
  );
  const [only] = unsaid;
  if (only === undefined || unsaid.length > 1) return null;
  return named.some((name) => looksLike(only, name)) ? first : null;
};
