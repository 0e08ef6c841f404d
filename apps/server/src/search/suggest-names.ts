import type { SearchResult } from '@simpletread/contract';

import { misspeltMatch, nameMatch, searchableName } from './name-match.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions, Named } from './suggestion-index.js';

const BRANDS_SHOWN = 5;
const LINES_SHOWN = 6;
const MANY_BRANDS_SHOWN = 12;
/** A brand or a line is a less likely wish than a vehicle or a size that matches as well. */
const LINE_HANDICAP = 0.02;

interface Found<T> {
  readonly value: T;
  readonly match: number;
}

/** The best matches first; equals as well-known as they come. */
const find = <T>(
  text: string,
  names: readonly Named<T>[],
  most: number,
  matchOf = nameMatch,
): readonly Found<T>[] => {
  const typed = searchableName(text);
  return names
    .map(({ value, name }) => ({ value, match: matchOf(typed, name) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .slice(0, most);
};

const all = <T>(names: readonly Named<T>[], most: number): readonly Found<T>[] =>
  names.slice(0, most).map(({ value }) => ({ value, match: 0 }));

const isEmpty = ({ text }: Question): boolean => text.trim() === '';

const relevanceOf = <T>(found: readonly Found<T>[]): number => found[0]?.match ?? 0;

/** Answers with brands; for an empty box with those of most lines. */
export const suggestBrands = (question: Question, { brands }: CatalogueSuggestions): SuggestionList => {
  const most = question.type === 'brand' ? MANY_BRANDS_SHOWN : BRANDS_SHOWN;
  const named = isEmpty(question) ? all(brands, MANY_BRANDS_SHOWN) : find(question.text, brands, most);
  const found = named.length > 0 ? named : find(question.text, brands, most, misspeltMatch);
  const items = found.map(({ value: { slug, name, lineCount } }) =>
    linkItem(
      { label: name, detailLabel: lineCount === 1 ? '1 line' : `${lineCount} lines`, typeName: 'brand' },
      `/brands/${slug}-tires`,
      question,
    ),
  );
  return { id: 'brands', label: 'Brands', items, relevance: relevanceOf(found) };
};

/** Answers with product lines; for an empty box with the most reviewed. */
export const suggestLines = (question: Question, { lines }: CatalogueSuggestions): SuggestionList => {
  const isOpen = isEmpty(question);
  const found = isOpen ? all(lines, LINES_SHOWN) : find(question.text, lines, LINES_SHOWN);
  const items = found.map(({ value: line }) =>
    linkItem(
      {
        label: `${line.brandName} ${line.lineName}`,
        detailLabel: line.categoryName,
        typeName: isOpen ? 'mostPopularProductLine' : 'brandAndProductLine',
        image: `/tires/${line.imageKey}-hero-480.webp`,
      },
      `/brands/${line.brandSlug}-tires/${line.lineSlug}`,
      question,
    ),
  );
  const label = isOpen ? 'Most reviewed' : 'Tires';
  return { id: 'lines', label, items, relevance: Math.max(0, relevanceOf(found) - LINE_HANDICAP) };
};

/** Answers with performance categories; for an empty box with all of them. */
export const suggestCategories = (
  question: Question,
  { categories }: CatalogueSuggestions,
): SuggestionList => {
  const found = isEmpty(question)
    ? all(categories, categories.length)
    : find(question.text, categories, categories.length);
  const items = found.map(({ value: { slug, name } }): SearchResult =>
    linkItem(
      { label: `${name} tires`, detailLabel: 'Tire type', typeName: 'tireType' },
      `/categories/${slug}-tires`,
      question,
    ),
  );
  return { id: 'tire-types', label: 'Tire types', items, relevance: relevanceOf(found) };
};
