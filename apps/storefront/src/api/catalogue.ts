import { getProduct, searchTires, searchTypeahead, type CallInput } from '@simpletread/contract';
import { readCached } from './read-cached';

export type TireQuery = CallInput<typeof searchTires>['query'];
export type ProductQuery = NonNullable<CallInput<typeof getProduct>['query']>;
export type TypeaheadQuery = NonNullable<CallInput<typeof searchTypeahead>['query']>;

/** Tires of a size, filtered and sorted; refused with `tireSize.unknown`. */
export const readTires = (query: TireQuery) => readCached('tires', searchTires, { query });

/** A product line, with an item number also that tire; refused with `tire.unknown`. */
export const readProduct = (brand: string, line: string, query: ProductQuery) =>
  readCached('product', getProduct, { params: { brand, line }, query });

/** What the search board shows for a half-typed text. */
export const readTypeahead = (query: TypeaheadQuery) => readCached('typeahead', searchTypeahead, { query });
