import type { SearchResult } from '@simpletread/contract';
import type { SearchNeeds } from '@simpletread/domain';

import { pageOf } from './suggestion.js';

/** Filters that a text asks for beside a size or a vehicle, as the pages of results know them. */
export interface Narrowing {
  readonly brand: { readonly slug: string; readonly name: string } | null;
  readonly category: { readonly slug: string; readonly name: string } | null;
  /** The kind of vehicle that the tires are for: "truck tires". */
  readonly type?: { readonly slug: string; readonly name: string } | null;
  readonly needs: SearchNeeds;
}

interface Filter {
  readonly name: string;
  readonly value: string;
  /** In the words of the page. */
  readonly label: string;
  /** In the words of the search box, for the next question. */
  readonly words: string;
}

const WINTER = { slug: 'winter', name: 'Winter' };

const type = (value: string, label: string, words: string): Filter => ({
  name: 'subtype',
  value,
  label,
  words,
});

const ofNeeds = (needs: SearchNeeds): readonly (Filter | false)[] => [
  needs.isRunFlat && { name: 'runFlat', value: 'true', label: 'run flat', words: 'run flat' },
  needs.isSnowRated && { name: 'snowflake', value: 'true', label: 'severe snow rated', words: 'severe snow' },
  needs.isForElectric && type('electric-vehicle', 'for electric vehicles', 'for electric vehicles'),
  needs.isForTrailer && type('trailer', 'trailer', 'trailer'),
  needs.isForDually && type('light-truck', 'light truck', 'dually'),
  needs.loadRange !== null && {
    name: 'load',
    value: needs.loadRange,
    label: `load range ${needs.loadRange}`,
    words: `load range ${needs.loadRange}`,
  },
  needs.minWarrantyMiles !== null && {
    name: 'warranty',
    value: String(needs.minWarrantyMiles),
    label:
      needs.minWarrantyMiles === 1
        ? 'with mileage warranty'
        : `${needs.minWarrantyMiles.toLocaleString('en-US')}+ mile warranty`,
    words: needs.minWarrantyMiles === 1 ? 'mileage warranty' : `${needs.minWarrantyMiles / 1000}k miles`,
  },
];

/** The filters of a narrowing, in the order in which people say them. */
export const filtersOf = ({ brand, category, type: kind = null, needs }: Narrowing): readonly Filter[] => {
  const ofCategory = category ?? (needs.isStudded ? WINTER : null);
  return [
    brand !== null && { name: 'brand', value: brand.slug, label: brand.name, words: brand.name },
    ofCategory !== null && {
      name: 'category',
      value: ofCategory.slug,
      label: ofCategory.name,
      words: ofCategory.name,
    },
    kind !== null && type(kind.slug, kind.name, kind.name),
    ...ofNeeds(needs),
  ].filter((filter) => filter !== false);
};

/** Pages of results, which take filters: a size or a pair, a size with a brand or category, a vehicle in a year. */
const RESULTS = /^\/(?:tire-sizes\/(?!diameter\/)[^/?]+(?:\/[^?]*)?|vehicles\/[^/?]+\/[^/?]+\/\d{4})(?:\?|$)/;

const withFilters = (link: string, filters: readonly Filter[]): string => {
  const query = new URLSearchParams(filters.map(({ name, value }) => [name, value])).toString();
  return `${link}${link.includes('?') ? '&' : '?'}${query}`;
};

/** "191 tires" is the count before the filters. */
const unfiltered = (detail: string): string => detail.replace(/^([\d,]+ tires?)$/, 'Among $1');

/** The label with the filters' words. */
const withWords = (
  { label, labelSegments }: SearchResult,
  filters: readonly Filter[],
): Pick<SearchResult, 'label' | 'labelSegments'> => {
  const added = `, ${filters.map(({ label: words }) => words).join(', ')}`;
  return { label: `${label}${added}`, labelSegments: [...labelSegments, { text: added, isMatch: true }] };
};

/** An answer with the filters: the page of results with them, or the next question with their words. Others stay as they are. */
const narrowed = (item: SearchResult, narrowing: Narrowing): SearchResult => {
  const filters = filtersOf(narrowing);
  const { action } = item;
  if (filters.length === 0 && action.type === 'link') return item;
  if (action.type === 'query') {
    const ofWheel = narrowing.needs.rimIn === null ? [] : [`${narrowing.needs.rimIn} inch`];
    const queryText = [action.queryText, ...filters.map(({ words }) => words), ...ofWheel].join(' ');
    const { previewLink } = item;
    return {
      ...item,
      ...(filters.length === 0 ? {} : withWords(item, filters)),
      action: { ...action, queryText },
      // The years of a model beside the list lead to its tires with the filters.
      previewLink:
        previewLink === null || filters.length === 0 ? previewLink : withFilters(previewLink, filters),
    };
  }
  if (!RESULTS.test(action.link)) return item;
  // The page of a size and a category has its category already.
  const own = action.link.includes('/categories/') ? 'category' : '';
  const others = filters.filter(({ name }) => name !== own);
  if (others.length === 0) return item;
  return {
    ...item,
    ...withWords(item, others),
    detailLabel: unfiltered(item.detailLabel),
    ...pageOf({ type: 'link', link: withFilters(action.link, others) }),
  };
};

const keepsFilters = ({ action }: SearchResult): boolean =>
  action.type === 'query' || RESULTS.test(action.link);

/** The answers with the filters; pages that take none, such as all sizes of a wheel, come last. */
export const narrowedAll = (
  items: readonly SearchResult[],
  narrowing: Narrowing,
): readonly SearchResult[] => {
  if (filtersOf(narrowing).length === 0 && narrowing.needs.rimIn === null) return items;
  const ordered = [...items].sort((a, b) => Number(keepsFilters(b)) - Number(keepsFilters(a)));
  return ordered.map((item) => narrowed(item, narrowing));
};
