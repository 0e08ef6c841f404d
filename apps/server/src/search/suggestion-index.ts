import { buildVehicleLexicon, type VehicleLexicon } from '@simpletread/domain';

import type { Brand, CatalogueIndex, Category, ProductLine, SizeFacts } from '../catalogue/index.js';
import type { VehicleIndex, VehicleModel } from '../fitment/index.js';
import { searchableName, type SearchableName } from './name-match.js';

export interface Named<T> {
  readonly value: T;
  readonly name: SearchableName;
}

/** Vehicles ready to be found by what people type. */
export interface VehicleSuggestions {
  readonly index: VehicleIndex;
  readonly lexicon: VehicleLexicon;
  readonly modelByName: ReadonlyMap<string, VehicleModel>;
}

/** Brands, lines, categories and sizes ready to be found by what people type; all but categories best known first. */
export interface CatalogueSuggestions {
  readonly brands: readonly Named<Brand>[];
  readonly lines: readonly Named<ProductLine>[];
  readonly categories: readonly Named<Category>[];
  readonly sizes: ReadonlyMap<string, SizeFacts>;
  readonly sizeCodes: readonly string[];
}

export const modelKey = (make: string, model: string): string => `${make}|${model}`;

export const vehicleSuggestions = (index: VehicleIndex): VehicleSuggestions => ({
  index,
  lexicon: buildVehicleLexicon(
    index.models.map(({ make, model, years }) => ({
      make,
      model,
      firstYear: Math.min(...years),
      lastYear: Math.max(...years),
    })),
  ),
  modelByName: new Map(index.models.map((model) => [modelKey(model.make, model.model), model])),
});

const named = <T>(values: readonly T[], nameOf: (value: T) => string): readonly Named<T>[] =>
  values.map((value) => ({ value, name: searchableName(nameOf(value)) }));

/** Only what is on sale: brands with lines, sizes with tires. */
export const catalogueSuggestions = (index: CatalogueIndex): CatalogueSuggestions => {
  const brands = index.brands
    .filter(({ lineCount }) => lineCount > 0)
    .sort((a, b) => b.lineCount - a.lineCount);
  const lines = [...index.lines].sort((a, b) => b.reviewCount - a.reviewCount);
  const sizes = index.sizes.filter(({ tireCount }) => tireCount > 0);
  return {
    brands: named(brands, ({ name }) => name),
    lines: named(lines, ({ brandName, lineName }) => `${brandName} ${lineName}`),
    categories: named(index.categories, ({ name }) => `${name} tires`),
    sizes: new Map(sizes.map((size) => [size.code, size])),
    sizeCodes: sizes.map(({ code }) => code),
  };
};
