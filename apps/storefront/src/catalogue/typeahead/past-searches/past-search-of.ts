import type { SearchResult } from '@simpletread/contract';
import type { SearchLock } from '@simpletread/domain';
import type { PastSearch } from './past-searches';
import { searchHref, type QueryType } from '../answers/search-kinds';

const LONGEST_LABEL = 120;
const LONGEST_DETAIL = 200;

/** Returns a chosen answer as a past search; null if it only asks a further question. */
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

/** Returns text submitted without choosing an answer as a past search. */
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

/** Returns the past searches of a lock's kind. */
export const pastOfLock = (
  searches: readonly PastSearch[],
  lock: SearchLock | null,
): readonly PastSearch[] =>
  lock === null
    ? searches
    : searches.filter(({ typeName }) => (LOCKS_OF_TYPES[typeName] ?? []).includes(lock));
