import type { SearchResult } from '@simpletread/contract';
import type { SearchLock } from '@simpletread/domain';
import type { PastSearch } from './past-searches';
import { searchHref, type QueryType } from '../answers/search-kinds';

const LONGEST_LABEL = 120;
const LONGEST_DETAIL = 200;

/** An answer as it is kept once it was chosen; null for one that only asks on. */
export const pastSearchOf = (result: SearchResult): PastSearch | null =>
  result.link === null
    ? null
    : {
        label: result.label.slice(0, LONGEST_LABEL),
        link: result.link,
        typeName: result.typeName,
        detailLabel: result.detailLabel.slice(0, LONGEST_DETAIL),
        vehicleMetadata: result.vehicleMetadata,
        image: result.image,
        isPillItem: result.isPillItem,
      };

/** Words that were sent off without choosing an answer. */
export const freeSearchOf = (text: string, asked: QueryType | null, front: string): PastSearch => ({
  label: text.slice(0, LONGEST_LABEL),
  link: searchHref(asked, text, front),
  typeName: 'freeSearch',
  detailLabel: '',
  vehicleMetadata: null,
  image: null,
  isPillItem: asked !== null,
});

const LOCKS_OF_TYPES: Readonly<Record<PastSearch['typeName'], readonly SearchLock[]>> = {
  brand: ['brand'],
  brandAndProductLine: ['brand'],
  freeSearch: [],
  frontTireSize: ['tireSize'],
  rearTireSize: ['tireSize'],
  rearWidthRatio: ['tireSize'],
  guidedShopping: ['guidedShopping'],
  makeModelYearOption: ['vehicle', 'yearMakeModel'],
  mostPopularProductLine: ['brand'],
  tireSize: ['tireSize'],
  tireType: ['tireType'],
  vehicle: ['vehicle', 'yearMakeModel'],
  vehicleGuidedShopping: ['guidedShopping', 'vehicleGuidedShopping'],
};

/** The past searches that a locked search may show again: those of its kind. */
export const pastOfLock = (
  searches: readonly PastSearch[],
  lock: SearchLock | null,
): readonly PastSearch[] =>
  lock === null
    ? searches
    : searches.filter(({ typeName }) => (LOCKS_OF_TYPES[typeName] ?? []).includes(lock));
