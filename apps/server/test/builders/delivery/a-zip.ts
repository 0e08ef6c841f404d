import type { SqlRunner } from '../../../src/platform/database/index.js';

export interface ZipSetup {
  readonly zip?: string;
  readonly city?: string;
  readonly state?: string;
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly isMilitary?: boolean;
  readonly isTerritory?: boolean;
  readonly isContiguous?: boolean;
}

/** A ZIP code; by default Philadelphia's 19147. */
export const aZip = async (db: SqlRunner, setup: ZipSetup = {}) => {
  const zip = {
    zip: '19147',
    city: 'Philadelphia',
    state: 'PA',
    lat: 39.9363,
    lng: -75.1527,
    isMilitary: false,
    isTerritory: false,
    isContiguous: true,
    ...setup,
  };
  await db.execute(
    `INSERT INTO locations.zip (zip, city, state, lat, lng, is_military, is_territory, is_contiguous)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [zip.zip, zip.city, zip.state, zip.lat, zip.lng, zip.isMilitary, zip.isTerritory, zip.isContiguous],
  );
  return zip;
};
