import {
  boughtWith,
  chosenTires,
  compareTires,
  getBrand,
  getProduct,
  listBrands,
  listTireAvailability,
  listTireSizes,
  searchTires,
  searchTypeahead,
  similarTires,
  type CallInput,
} from '@simpletread/contract';
import { readCached, readForShopper, shopperClient } from '../../shell/api';

export type TireQuery = CallInput<typeof searchTires>['query'];
export type ProductQuery = NonNullable<CallInput<typeof getProduct>['query']>;
export type TypeaheadQuery = NonNullable<CallInput<typeof searchTypeahead>['query']>;

/** Returns a size's tires, filtered and sorted; refuses with `tireSize.unknown`. */
export const readTires = (query: TireQuery) => readForShopper('tires', searchTires, { query });

/** Returns a product line, with an item number also that tire; refuses with `tire.unknown`. */
export const readProduct = (brand: string, line: string, query: ProductQuery) =>
  readForShopper('product', getProduct, { params: { brand, line }, query });

/** Returns tires of other lines in the same size, nearest first. */
export const readSimilarTires = (
  brand: string,
  line: string,
  query: CallInput<typeof similarTires>['query'],
) => readForShopper('product', similarTires, { params: { brand, line }, query });

/** Returns the choices of a line's buyers. */
export const readBoughtWith = (itemNumber: number) =>
  readCached('boughtWith', boughtWith, { params: { itemNumber } });

/** Returns the search board's answers for a partial text. */
export const readTypeahead = (query: TypeaheadQuery) => readCached('typeahead', searchTypeahead, { query });

/** Returns two to five tires side by side; refuses with `vehicle.unknown`. */
export const readComparedTires = (query: CallInput<typeof compareTires>['query']) =>
  readForShopper('comparison', compareTires, { query });

/** Returns names and pictures of compared tires; unknown ones are left out. */
export const readChosenTires = (tires: string) => readCached('chosen', chosenTires, { query: { tires } });

/** Returns the present stock of tires by item number; unknown ones are left out. */
export const readTireAvailability = async (itemNumbers: readonly number[]) =>
  (await shopperClient()).call(listTireAvailability, { query: { items: itemNumbers.join('.') } });

const ALL_BRANDS = 500;
const BRANDS_OF_A_PAGE = 60;

/** Returns the brands with tires on sale, by name. */
export const readBrands = () => readForShopper('brands', listBrands, { query: { perPage: ALL_BRANDS } });

/** Returns a page of them. */
export const readBrandPage = (page: number) =>
  readForShopper('brands', listBrands, { query: { page, perPage: BRANDS_OF_A_PAGE } });

/** Returns a brand with its lines on sale; refuses with `brand.unknown`. */
export const readBrand = (brand: string, page: number) =>
  readForShopper('brands', getBrand, { params: { brand }, query: { page } });

/** Returns the sizes on sale by rim, of one tire type or of all. */
export const readTireSizes = (query: NonNullable<CallInput<typeof listTireSizes>['query']>) =>
  readCached('sizes', listTireSizes, { query });
