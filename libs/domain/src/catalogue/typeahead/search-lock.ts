/** The kinds of answers a search may request. */
export const SEARCH_QUERY_TYPES = [
  'vehicle',
  'tireSize',
  'brand',
  'category',
  'tireType',
  'guidedShopping',
] as const;
export type SearchQueryType = (typeof SEARCH_QUERY_TYPES)[number];

/** A search's lock: set by choosing a pill, or an answer that leads to another question. */
export const SEARCH_LOCKS = [
  'vehicle',
  'vehicleGuidedShopping',
  'yearMakeModel',
  'tireSize',
  'brand',
  'tireType',
  'guidedShopping',
] as const;
export type SearchLock = (typeof SEARCH_LOCKS)[number];

/** The first input, or the second one for the rear tire of a front size. */
export type SearchInput = 'primary' | 'secondary';

/** The additional text when guided shopping asks for a vehicle. */
export const GUIDED_VEHICLE = 'vehicle';

/** Returns the lock set by choosing a pill of `kind`. */
export const lockOfPill = (kind: SearchQueryType): SearchLock => (kind === 'category' ? 'tireType' : kind);

const ASKED: Readonly<Record<SearchLock, SearchQueryType>> = {
  vehicle: 'vehicle',
  vehicleGuidedShopping: 'guidedShopping',
  yearMakeModel: 'vehicle',
  tireSize: 'tireSize',
  brand: 'brand',
  tireType: 'tireType',
  guidedShopping: 'guidedShopping',
};

/** Returns the kind that a locked search requests. */
export const queryTypeOfLock = (lock: SearchLock): SearchQueryType => ASKED[lock];

const GUIDED: readonly SearchLock[] = ['guidedShopping', 'vehicleGuidedShopping'];

/** Guided searches flag no error, because their questions work without the server. */
export const isGuidedLock = (lock: SearchLock | null): boolean => lock !== null && GUIDED.includes(lock);

/** Returns the lock for the question that an answer leads to. */
export const lockOfFollowUp = (queryType: SearchQueryType, additional: string): SearchLock => {
  if (queryType === 'vehicle') return 'yearMakeModel';
  if (queryType === 'guidedShopping' && additional === GUIDED_VEHICLE) return 'vehicleGuidedShopping';
  return lockOfPill(queryType);
};
