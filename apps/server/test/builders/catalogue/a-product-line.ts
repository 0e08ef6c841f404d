import { vehicleSlug } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface LineSetup {
  readonly brandName?: string;
  readonly name?: string;
  readonly categoryId?: number;
  readonly vehicleType?: string;
  readonly hasSnowflake?: boolean;
  readonly isForElectric?: boolean;
  readonly isOurPick?: boolean;
  readonly scoreOverall?: number | null;
  readonly longLasting?: number;
  readonly handling?: number;
  readonly traction?: number;
  readonly rating?: number | null;
  readonly reviewCount?: number;
  readonly warrantyMiles?: number | null;
}

/** A product line with its brand; by default an all season touring line of Northway. */
export const aProductLine = async (db: SqlRunner, setup: LineSetup = {}) => {
  const line = {
    brandName: 'Northway',
    name: 'Crosswind HT',
    categoryId: 1,
    vehicleType: 'Passenger',
    hasSnowflake: false,
    isForElectric: false,
    isOurPick: false,
    scoreOverall: 8.1,
    longLasting: 8.2,
    handling: 7.9,
    traction: 8,
    rating: null,
    reviewCount: 0,
    warrantyMiles: 60_000,
    ...setup,
  };
  const lineId = newId();
  const brandSlug = vehicleSlug(line.brandName);
  const lineSlug = vehicleSlug(line.name);
  const isScored = line.scoreOverall !== null;
  await db.execute(
    `INSERT INTO catalogue.brand (slug, name, tier, confidence) VALUES ($1, $2, 'mid', 'high')
     ON CONFLICT (slug) DO NOTHING`,
    [brandSlug, line.brandName],
  );
  await db.execute(
    `INSERT INTO catalogue.product_line
       (id, brand_slug, slug, name, category_id, vehicle_type, description, has_snowflake, is_our_pick,
        score_overall, score_long_lasting, score_handling, score_traction, score_durability,
        rating, review_count, warranty_miles, utqg_treadwear, image_key, confidence, is_for_electric, score_version)
     VALUES ($1, $2, $3, $4, $5, $6, 'A tire for every day.', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 500,
             'all-season-1', 'high', $17, $18)`,
    [
      lineId,
      brandSlug,
      lineSlug,
      line.name,
      line.categoryId,
      line.vehicleType,
      line.hasSnowflake,
      line.isOurPick,
      line.scoreOverall,
      isScored ? line.longLasting : null,
      isScored ? line.handling : null,
      isScored ? line.traction : null,
      isScored ? 7.8 : null,
      line.rating,
      line.reviewCount,
      line.warrantyMiles,
      line.isForElectric,
      isScored ? 1 : null,
    ],
  );
  return { ...line, lineId, brandSlug, lineSlug };
};
