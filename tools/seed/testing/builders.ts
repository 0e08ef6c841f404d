import { cents } from '@simpletread/domain';
import type { LineRow, SizeRow } from '../catalogue/tires/catalogue-rows.js';
import type { TireRow } from '../catalogue/tires/tire-row.js';

export const aLine = (line: Partial<LineRow> = {}): LineRow => ({
  id: 'line-1',
  brandSlug: 'kestrel',
  brandName: 'Kestrel',
  name: 'Tour 4S',
  categoryId: 11,
  vehicleType: 'Passenger',
  tier: 'mid',
  treadwear: 500,
  warrantyMiles: 60_000,
  hasSnowflake: false,
  imageKey: 'touring-1',
  ...line,
});

export const aSize = (size: Partial<SizeRow> = {}): SizeRow => ({
  code: '225/65R17',
  kind: 'metric',
  width: 225,
  aspect: 65,
  rimIn: 17,
  diameterIn: 28.5,
  sectionIn: 8.86,
  loadRange: null,
  loadIndex: 102,
  dualLoadIndex: null,
  oeCount: 55,
  oe: { loadIndex: 102, speedSymbol: 'H' },
  ...size,
});

export const aTruckSize = (size: Partial<SizeRow> = {}): SizeRow =>
  aSize({
    code: 'LT275/70R18',
    kind: 'LT-metric',
    width: 275,
    aspect: 70,
    rimIn: 18,
    diameterIn: 33.2,
    sectionIn: 10.83,
    loadRange: 'E',
    loadIndex: 125,
    dualLoadIndex: 122,
    oeCount: 12,
    oe: { loadIndex: 125, speedSymbol: 'R' },
    ...size,
  });

export const aTire = (tire: Partial<TireRow> = {}): TireRow => ({
  id: '01994a00-0000-7000-8000-000000000001',
  itemNumber: 1_000_001,
  lineId: 'line-1',
  sizeCode: '225/65R17',
  loadIndex: 102,
  dualLoadIndex: null,
  speedSymbol: 'H',
  loadRange: 'SL',
  isExtraLoad: false,
  isRunFlat: false,
  utqg: '500 A A',
  warrantyMiles: 60_000,
  weightLb: 27,
  maxLoadLb: 1874,
  maxPressurePsi: 44,
  treadDepth32nds: 10,
  isOversized: false,
  priceInCents: cents(14_200),
  roadHazardInCents: cents(1_750),
  purchaseCostInCents: cents(10_600),
  status: 'active',
  ...tire,
});
