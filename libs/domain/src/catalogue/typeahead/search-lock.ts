/** The kinds of answers that a search may be asked for. */
export const SEARCH_QUERY_TYPES = [
  'vehicle',
  'tireSize',
  'brand',
  'category',
  'tireType',
  'guidedShopping',
] as const;
export type SearchQueryType = (typeof SEARCH_QUERY_TYPES)[number];

/** What a search keeps to once a pill, or an answer that asks on, is chosen. */
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

/** The first input, or the second one: the rear tire behind a front size. */
export type SearchInput = 'primary' | 'secondary';

/** What stands as additional text when guided shopping asks for its vehicle. */
export const GUIDED_VEHICLE = 'vehicle';

/** The lock that choosing the pill of a kind sets. */
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

/** The kind that a locked search asks for. */
export const queryTypeOfLock = (lock: SearchLock): SearchQueryType => ASKED[lock];

const GUIDED: readonly SearchLock[] = ['guidedShopping', 'vehicleGuidedShopping'];

/** Guided searches flag no error: their questions stand without the server as well. */
export const isGuidedLock = (lock: SearchLock | null): boolean => lock !== null && GUIDED.includes(lock);

/** The lock of the question that an answer leads to. */
export const lockOfFollowUp = (queryType: SearchQueryType, additional: string): SearchLock => {
  if (queryType === 'vehicle') return 'yearMakeModel';
  if (queryType === 'guidedShopping' && additional === GUIDED_VEHICLE) return 'vehicleGuidedShopping';
  return lockOfPill(queryType);
};
