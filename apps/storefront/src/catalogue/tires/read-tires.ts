import {
  boughtWith,
  chosenTires,
  compareTires,
  getBrand,
  getProduct,
  listBrands,
  listTireSizes,
  searchTires,
  searchTypeahead,
  similarTires,
  type CallInput,
} from '@simpletread/contract';
import { readCached, readForShopper } from '../../shell/api';

export type TireQuery = CallInput<typeof searchTires>['query'];
export type ProductQuery = NonNullable<CallInput<typeof getProduct>['query']>;
export type TypeaheadQuery = NonNullable<CallInput<typeof searchTypeahead>['query']>;

/** Tires of a size, filtered and sorted; refused with `tireSize.unknown`. */
export const readTires = (query: TireQuery) => readForShopper('tires', searchTires, { query });

/** A product line, with an item number also that tire; refused with `tire.unknown`. */
export const readProduct = (brand: string, line: string, query: ProductQuery) =>
  readForShopper('product', getProduct, { params: { brand, line }, query });

/** Tires of other lines in the size of one, nearest first. */
export const readSimilarTires = (
  brand: string,
  line: string,
  query: CallInput<typeof similarTires>['query'],
) => readForShopper('product', similarTires, { params: { brand, line }, query });

/** What buyers of a tire's line chose with it. */
export const readBoughtWith = (itemNumber: number) =>
  readCached('boughtWith', boughtWith, { params: { itemNumber } });

/** What the search board shows for a half-typed text. */
export const readTypeahead = (query: TypeaheadQuery) => readCached('typeahead', searchTypeahead, { query });

/** Two to five tires side by side; refused with `vehicle.unknown`. */
export const readComparedTires = (query: CallInput<typeof compareTires>['query']) =>
  readForShopper('comparison', compareTires, { query });

/** Names and pictures of tires chosen to be compared; unknown ones are left out. */
export const readChosenTires = (tires: string) => readCached('chosen', chosenTires, { query: { tires } });

const ALL_BRANDS = 500;
const BRANDS_OF_A_PAGE = 60;

/** Brands with tires on sale, by name. */
export const readBrands = () => readForShopper('brands', listBrands, { query: { perPage: ALL_BRANDS } });

/** A page of them. */
export const readBrandPage = (page: number) =>
  readForShopper('brands', listBrands, { query: { page, perPage: BRANDS_OF_A_PAGE } });

/** A brand with its lines on sale; refused with `brand.unknown`. */
export const readBrand = (brand: string, page: number) =>
  readForShopper('brands', getBrand, { params: { brand }, query: { page } });

/** Sizes on sale by rim, of one tire type or of all. */
export const readTireSizes = (query: NonNullable<CallInput<typeof listTireSizes>['query']>) =>
  readCached('sizes', listTireSizes, { query });
