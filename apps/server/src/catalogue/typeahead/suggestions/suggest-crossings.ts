import { parseTireSize, sizeSlug } from '@simpletread/domain';

import type { SizeFacts } from '../../tires/index.js';
import { searchableName, type SearchableName } from '../name-match.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions, Named } from './suggestion-index.js';

/** A shopper who names two things wants both. */
const BOTH_MEANT = 1.2;

interface Slugged {
  readonly slug: string;
  readonly name: string;
}

interface Crossing {
  readonly size: SizeFacts | null;
  readonly brand: Slugged | null;
  readonly category: Slugged | null;
}

const called = <T extends Slugged>(words: readonly string[], names: readonly Named<T>[]): T | null => {
  const { joined }: SearchableName = searchableName(words.join(' '));
  if (joined === '') return null;
  return names.find(({ names: its }) => its.some((name) => name.joined === joined))?.value ?? null;
};

/** The size on sale that is called so, in any spelling of its search. */
export const sizeCalled = (typed: string | undefined, { sizes }: CatalogueSuggestions): SizeFacts | null => {
  const parsed = typed === undefined ? null : parseTireSize(typed);
  if (parsed?.ok !== true) return null;
  const slug = sizeSlug(parsed.value.size);
  return [...sizes.values()].find((size) => size.slug === slug) ?? null;
};

/** A brand and a category in either order, or one of them; null where words are left over. */
const namesOf = (
  text: string,
  { brands, categories }: CatalogueSuggestions,
): Omit<Crossing, 'size'> | null => {
  const { words } = searchableName(text);
  if (words.length === 0) return { brand: null, category: null };
  for (let at = 0; at <= words.length; at += 1) {
    for (const [first, last] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(at), words.slice(0, at)],
    ] as const) {
      const brand = called(first, brands);
      const category = called(last, categories);
      const isWhole = (first.length === 0 || brand !== null) && (last.length === 0 || category !== null);
      if (isWhole) return { brand, category };
    }
  }
  return null;
};

const tiresIn = ({ size, brand, category }: Crossing, { assortment }: CatalogueSuggestions): number => {
  if (brand === null) return size === null ? 0 : assortment.tireCount(size, category?.slug);
  const lines = assortment.brandCalled(brand.slug)?.lines ?? [];
  return lines
    .filter(({ line }) => category === null || line.categorySlug === category.slug)
    .reduce((sum, { sizeCodes, sizeTireCounts, tireCount }) => {
      const at = size === null ? -1 : sizeCodes.indexOf(size.code);
      return sum + (size === null ? tireCount : (sizeTireCounts[at] ?? 0));
    }, 0);
};

const pathOf = ({ size, brand, category }: Crossing): string => {
  const ofCategory = category === null ? '' : `/categories/${category.slug}-tires`;
  if (size === null) return `/brands/${brand?.slug ?? ''}-tires${ofCategory}`;
  const ofBrand = brand === null ? '' : `/brands/${brand.slug}-tires`;
  return `/tire-sizes/${size.slug}${ofBrand}${ofCategory}`;
};

const namedIn = ({ size, brand, category }: Crossing): number =>
  [size, brand, category].filter((part) => part !== null).length;

/** The whole crossing, and what is left of one without tires: the brand in the size, then the category in the size. */
const partsOf = (whole: Crossing): readonly Crossing[] =>
  whole.size === null ? [whole] : [whole, { ...whole, category: null }, { ...whole, brand: null }];

/** Answers a text that names two or three of brand, category and size with the page where they cross, if it holds a tire. */
export const suggestCrossings = (question: Question, suggestions: CatalogueSuggestions): SuggestionList => {
  const none: SuggestionList = { id: 'crossings', label: 'Both together', items: [], relevance: 0 };
  const { names, sizes } = question.subject;
  const found = sizes.length > 1 || question.additional !== '' ? null : namesOf(names, suggestions);
  if (found === null) return none;
  const whole: Crossing = { ...found, size: sizeCalled(sizes[0], suggestions) };
  if (sizes.length > 0 && whole.size === null) return none;
  const crossing = partsOf(whole).find((each) => namedIn(each) > 1 && tiresIn(each, suggestions) > 0);
  if (crossing === undefined) return none;
  const { brand, category, size } = crossing;
  const count = tiresIn(crossing, suggestions);
  const ofCategory = category === null ? 'tires' : `${category.name} tires`;
  const label = [brand?.name, ofCategory, ...(size === null ? [] : ['in', size.code])]
    .filter((word) => word !== undefined)
    .join(' ');
  const facts = {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    detailLabel: count === 1 ? '1 tire' : `${count} tires`,
    typeName: size === null ? ('brand' as const) : ('tireSize' as const),
  };
  return { ...none, items: [linkItem(facts, pathOf(crossing), question)], relevance: BOTH_MEANT };
};
