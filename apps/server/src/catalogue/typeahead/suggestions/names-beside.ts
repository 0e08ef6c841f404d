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

type IsName = (its: readonly SearchableName[], joined: string) => boolean;

const own: IsName = ([name], joined) => name?.joined === joined;
const any: IsName = (its, joined) => its.some((name) => name.joined === joined);

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

/** Takes a whole brand and a whole category out of a text; a category by its own name, else by another word for it. */
export const namesBeside = (text: string, { brands, categories }: CatalogueSuggestions): NamesBeside => {
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
