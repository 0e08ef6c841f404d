import { GUIDED_VEHICLE, ownValue, type SearchQueryType } from '@simpletread/domain';

export type QueryType = SearchQueryType;

/** A pill of the search board: its API query type, and its sentence. */
export interface SearchKind {
  readonly id: QueryType;
  readonly label: string;
  readonly leadText: string;
  readonly placeholder: string;
}

export const VEHICLE_KIND: SearchKind = {
  id: 'vehicle',
  label: 'Vehicle',
  leadText: 'I drive a',
  placeholder: 'year, make, model',
};

export const SEARCH_KINDS: readonly SearchKind[] = [
  VEHICLE_KIND,
  { id: 'tireSize', label: 'Tire size', leadText: 'My sidewall says', placeholder: '225/65R17' },
  { id: 'guidedShopping', label: 'Help me choose', leadText: 'I need', placeholder: 'grip in snow' },
  { id: 'brand', label: 'Brand', leadText: 'I trust', placeholder: 'a brand' },
  { id: 'tireType', label: 'Tire type', leadText: 'I want', placeholder: 'all-season' },
];

/** Returns the kind in a query string; vehicles by default. */
export const searchKindOf = (id: string | undefined): SearchKind =>
  SEARCH_KINDS.find((kind) => kind.id === id) ?? VEHICLE_KIND;

/** Returns the pill in a query string; null without one. */
export const chosenKindOf = (id: string): QueryType | null =>
  SEARCH_KINDS.find((kind) => kind.id === id)?.id ?? null;

const guidedVehicleHref = (text: string): string =>
  text === '' ? '/guided-shopping' : `/guided-shopping?${new URLSearchParams({ q: text }).toString()}`;

/** Returns the page that answers without script; a chosen pill limits its answers to one kind, a front size to matching rear sizes. */
export const searchHref = (chosen: QueryType | null, text = '', front = ''): string => {
  if (chosen === 'guidedShopping' && front === GUIDED_VEHICLE) return guidedVehicleHref(text);
  const query = new URLSearchParams({
    ...(chosen === null ? {} : { type: chosen }),
    ...(text === '' ? {} : { q: text }),
    ...(front === '' ? {} : { front }),
  }).toString();
  return query === '' ? '/search' : `/search?${query}`;
};

const KINDS_OF_LISTS: Readonly<Record<string, QueryType>> = {
  vehicles: 'vehicle',
  'tire-sizes': 'tireSize',
  brands: 'brand',
  lines: 'brand',
  categories: 'tireType',
  'tire-types': 'tireType',
  crossings: 'tireSize',
  needs: 'guidedShopping',
};

/** Returns the kind of answers in a results list. */
export const kindOfList = (listId: string): QueryType => ownValue(KINDS_OF_LISTS, listId) ?? VEHICLE_KIND.id;
