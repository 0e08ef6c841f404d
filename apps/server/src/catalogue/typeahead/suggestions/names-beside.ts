import type { Narrowing } from './narrowing.js';
import type { CatalogueSuggestions, Named } from './suggestion-index.js';
import { searchableName, type SearchableName } from '../name-match.js';

interface Slugged {
  readonly slug: string;
  readonly name: string;
}

/** A brand and a category among the words of a text, and the other words. */
export interface NamesBeside extends Pick<Narrowing, 'brand' | 'category'> {
  readonly others: string;
}

const MOST_WORDS = 4;
/** Shorter words are beginnings of too many lines. */
const FEWEST_LETTERS = 3;

const FEWEST_OF_PLURAL = 4;

type IsName = (its: readonly SearchableName[], joined: string) => boolean;

/** "mud terrains" are mud terrain tires. */
const isSame = ({ joined: its }: SearchableName, joined: string): boolean =>
  its === joined || (its.length >= FEWEST_OF_PLURAL && `${its}s` === joined);

const own: IsName = ([name], joined) => name !== undefined && isSame(name, joined);
const any: IsName = (its, joined) => its.some((name) => isSame(name, joined));

/** The longest run of whole words that is a name, and the words around it. */
const findName = <T extends Slugged>(
  words: readonly string[],
  names: readonly Named<T>[],
  isName: IsName,
): { readonly value: T; readonly others: readonly string[] } | null => {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const { joined } = searchableName(words.slice(at, at + length).join(' '));
      const found = joined === '' ? undefined : names.find(({ names: its }) => isName(its, joined));
      if (found !== undefined)
        return { value: found.value, others: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  }
  return null;
};

/** Takes a kind of vehicle out of a text: the "truck" of "truck tires". */
export const typeBeside = (
  text: string,
  { types }: Pick<CatalogueSuggestions, 'types'>,
): { readonly type: Slugged | null; readonly others: string } => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const type = findName(words, types, any);
  return { type: type?.value ?? null, others: (type?.others ?? words).join(' ') };
};

/** Takes a whole brand and a whole category out of a text; a category by its own name, else by another word for it. */
export const namesBeside = (
  text: string,
  { brands, categories }: Pick<CatalogueSuggestions, 'brands' | 'categories'>,
): NamesBeside => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const brand = findName(words, brands, any);
  const others = brand?.others ?? words;
  const category = findName(others, categories, own) ?? findName(others, categories, any);
  return {
    brand: brand?.value ?? null,
    category: category?.value ?? null,
    others: (category?.others ?? others).join(' '),
  };
};

/** A year makes the other words a vehicle, so that a Land Rover Defender stays one. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The brand of a tire line that is named beside a vehicle's year, and the words around its name: the ko2 of "2015 f150 ko2". */
export const lineBeside = (
  text: string,
  brand: Slugged | null,
  { lineBeginnings, brands }: CatalogueSuggestions,
): { readonly brand: Slugged; readonly others: string } | null => {
  if (!YEAR.test(text)) return null;
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let length = Math.min(MOST_WORDS, words.length - 2); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const { joined } = searchableName(words.slice(at, at + length).join(' '));
      if (joined.length < FEWEST_LETTERS || /^\d+$/.test(joined)) continue;
      const line = lineBeginnings.get(brand === null ? joined : `${brand.slug}|${joined}`);
      const its = brand ?? brands.find(({ value }) => value.slug === line?.brandSlug)?.value;
      const others = [...words.slice(0, at), ...words.slice(at + length)].join(' ');
      if (line !== undefined && its !== undefined) return { brand: its, others };
    }
  }
  return null;
};
