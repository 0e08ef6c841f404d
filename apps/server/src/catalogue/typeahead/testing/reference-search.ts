import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  cents,
  type FitmentRecord,
  isLoadRange,
  isSpeedSymbol,
  readCsv,
  vehicleSlug,
} from '@simpletread/domain';

import type { Category } from '../../tires/directory/catalogue-index.js';
import { searchOf, sizeSearches } from '../../tires/directory/size-searches.js';
import type { ProductLine } from '../../tires/lines/product-line.js';
import { FindVehicle } from '../../vehicles/find-vehicle.js';
import type { VehicleDirectory } from '../../vehicles/vehicle-directory.js';
import { VehicleIndex, type VehicleModel } from '../../vehicles/vehicle-index.js';
import { SearchTypeahead } from '../search-typeahead.js';
import {
  type CatalogueNames,
  catalogueSuggestions,
  vehicleSuggestions,
} from '../suggestions/suggestion-index.js';
import type { SuggestionIndexes } from '../suggestions/suggestion-indexes.js';
import { SuggestVehicles } from '../suggestions/suggest-vehicles.js';

const FOLDER = join(import.meta.dirname, '../../../../../../data/reference');

/** Rows of a file of the reference data. */
const rowsOf = (file: string): Record<string, string>[] => {
  const [names = [], ...rows] = readCsv(readFileSync(join(FOLDER, file), 'utf8'));
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
};

const models = (): readonly VehicleModel[] => {
  const known = new Map<string, { make: string; model: string; years: Set<number> }>();
  for (const { year, make = '', model = '' } of rowsOf('vehicles.csv')) {
    if (model === '') continue;
    const entry = known.get(`${make}|${model}`) ?? { make, model, years: new Set<number>() };
    entry.years.add(Number(year));
    known.set(`${make}|${model}`, entry);
  }
  return [...known.values()].map(({ make, model, years }) => ({
    make,
    model,
    makeSlug: vehicleSlug(make),
    modelSlug: vehicleSlug(model),
    years: [...years].sort((a, b) => b - a),
  }));
};

const indexOf = (text = ''): number | null => (text === '' ? null : Number(text));
const speedOf = (text = '') => (isSpeedSymbol(text) ? text : null);

const fitments = (): readonly FitmentRecord[] =>
  rowsOf('fitments.csv').map((row) => ({
    make: row['make'] ?? '',
    model: row['model'] ?? '',
    yearFrom: Number(row['year_from']),
    yearTo: Number(row['year_to']),
    trim: row['trim'] ?? '',
    frontSize: row['front_size'] ?? '',
    frontLoadIndex: indexOf(row['front_load_index']),
    frontLoadIndexDual: indexOf(row['front_load_index_dual']),
    frontSpeed: speedOf(row['front_speed']),
    loadRange: isLoadRange(row['load_range'] ?? '')
      ? (row['load_range'] as FitmentRecord['loadRange'])
      : null,
    rearSize: row['rear_size'] === '' ? null : (row['rear_size'] ?? null),
    rearLoadIndex: indexOf(row['rear_load_index']),
    rearSpeed: speedOf(row['rear_speed']),
    isStaggered: row['staggered'] === '1',
    confidence: row['confidence'] === 'high' ? 'high' : 'medium',
  }));

const slugOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

const lines = (): readonly ProductLine[] =>
  rowsOf('product-lines.csv').map((row) => ({
    lineId: `${row['brand_slug']}/${row['line_slug']}`,
    brandKey: row['brand_slug'] ?? '',
    brandSlug: row['brand_slug'] ?? '',
    brandName: row['brand'] ?? '',
    lineSlug: row['line_slug'] ?? '',
    lineName: row['line'] ?? '',
    categoryId: Number(row['category_id']),
    categoryName: row['category'] ?? '',
    categorySlug: slugOf(row['category'] ?? ''),
    vehicleType: row['vehicle_type'] ?? '',
    description: '',
    utqgTreadwear: null,
    warrantyMiles: null,
    hasSnowflake: row['three_peak_snowflake'] === '1',
    score: null,
    scoreWeights: null,
    rating: null,
    reviewCount: 0,
    imageKey: 'touring-1',
    isOurPick: false,
    pickPosition: null,
    isForElectric: false,
  }));

const catalogue = (): CatalogueNames => {
  const all = lines();
  const categories = new Map<number, Category>(
    all.map(({ categoryId, categoryName, categorySlug }) => [
      categoryId,
      { id: categoryId, name: categoryName, slug: categorySlug },
    ]),
  );
  const brands = rowsOf('brands.csv').map((row) => ({
    key: row['slug'] ?? '',
    slug: row['slug'] ?? '',
    name: row['brand'] ?? '',
    tier: row['tier'] ?? null,
    description: null,
    lineCount: Number(row['n_lines']),
  }));
  const sizes = sizeSearches(
    rowsOf('sizes.csv').map((row) => ({
      code: row['size'] ?? '',
      ...searchOf(row['size'] ?? ''),
      rimIn: Number(row['rim_in']),
      aspect: Number(row['aspect']) || null,
      overallDiameterIn: Number(row['overall_diameter_in']),
      oeFitmentCount: Number(row['oe_fitment_rows']),
      tireCount: 1,
    })),
  );
  // Every line is on sale in every size.
  const counts = {
    tireCount: sizes.length,
    sizeCount: sizes.length,
    fromPriceInCents: cents(10_000),
    sizeCodes: sizes.map(({ code }) => code),
    sizeTireCounts: sizes.map(() => 1),
  };
  const onSale = brands.map((brand) => ({
    brand,
    lines: all
      .filter(({ brandSlug }) => brandSlug === brand.slug)
      .map((line) => ({ ...counts, lineId: line.lineId, line })),
    tireCount: 1,
    fromPriceInCents: counts.fromPriceInCents,
  }));
  return {
    lines: all,
    brands,
    categories: [...categories.values()],
    sizes,
    assortment: {
      brands: onSale,
      brandCalled: (slug) => onSale.find(({ brand }) => brand.slug === slug),
      tireCount: () => 1,
    },
  };
};

/** The typeahead over the whole reference data, without a database. */
export const referenceTypeahead = (): SearchTypeahead => {
  const vehicles = vehicleSuggestions(new VehicleIndex(models(), fitments()));
  const found = catalogueSuggestions(catalogue());
  const directory: Pick<VehicleDirectory, 'find'> = {
    find: (find) => Promise.resolve(find(vehicles.index)),
  };
  const indexes: Pick<SuggestionIndexes, 'catalogue' | 'vehicles'> = {
    catalogue: () => Promise.resolve(found),
    vehicles: () => Promise.resolve(vehicles),
  };
  return new SearchTypeahead(
    indexes as SuggestionIndexes,
    new SuggestVehicles(new FindVehicle(directory as VehicleDirectory)),
  );
};
