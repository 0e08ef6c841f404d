import { cents, FIRST_SCORE_WEIGHTS } from '@simpletread/domain';

import type { ProductLine } from '../lines/product-line.js';
import type { SizeFacts, Tire } from '../tire.js';

export interface SampleTire {
  readonly name?: string;
  readonly line?: Partial<ProductLine>;
  readonly priceInCents?: number;
  readonly available?: number;
  readonly itemNumber?: number;
  readonly speedSymbol?: string;
  readonly loadIndex?: number;
  readonly isRunFlat?: boolean;
  readonly isOversized?: boolean;
  readonly maxLoadLb?: number;
  readonly warrantyMiles?: number | null;
}

export const SAMPLE_LINE: ProductLine = {
  lineId: 'line',
  brandKey: 'northway',
  brandSlug: 'northway',
  brandName: 'Northway',
  lineSlug: 'crosswind',
  lineName: 'Crosswind',
  categoryId: 1,
  categoryName: 'All Season',
  categorySlug: 'all-season',
  vehicleType: 'SUV/Crossover',
  description: '',
  utqgTreadwear: null,
  warrantyMiles: null,
  hasSnowflake: false,
  isForElectric: false,
  score: { overall: 8, longLasting: 8, handling: 8, traction: 8, durability: 8 },
  scoreWeights: FIRST_SCORE_WEIGHTS,
  rating: 4,
  reviewCount: 50,
  imageKey: 'all-season-1',
  isOurPick: false,
  pickPosition: null,
};

export const SAMPLE_SIZE: SizeFacts = {
  code: '225/65R17',
  searchCode: '225/65R17',
  slug: '225-65r17',
  rimIn: 17,
  aspect: 65,
  overallDiameterIn: 28.5,
  oeFitmentCount: 1,
  tireCount: 1,
};

/** A tire in memory for rules that look at tires. */
export const sampleTire = ({ name = 'Crosswind', line, ...setup }: SampleTire = {}): Tire => {
  const facts = {
    tireId: name,
    itemNumber: setup.itemNumber ?? 1,
    line: { ...SAMPLE_LINE, lineName: name, lineId: name, ...line },
    size: SAMPLE_SIZE,
    loadIndex: setup.loadIndex ?? 102,
    dualLoadIndex: null,
    speedSymbol: setup.speedSymbol ?? 'H',
    loadRange: 'SL',
    isExtraLoad: false,
    isRunFlat: setup.isRunFlat ?? false,
    utqg: null,
    warrantyMiles: setup.warrantyMiles ?? null,
    weightLb: 27,
    maxLoadLb: setup.maxLoadLb ?? 1874,
    maxPressurePsi: 51,
    treadDepth32nds: 10,
    isOversized: setup.isOversized ?? false,
    priceInCents: cents(setup.priceInCents ?? 14_200),
    retailPriceInCents: cents(setup.priceInCents ?? 14_200),
    regularPriceInCents: cents(setup.priceInCents ?? 14_200),
    priceLabel: null,
    roadHazardInCents: cents(1750),
    status: 'active' as const,
    version: 1,
  };
  return { ...facts, facts, stock: [], available: setup.available ?? 12 };
};
