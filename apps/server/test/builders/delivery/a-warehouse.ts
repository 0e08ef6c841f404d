import type { SqlRunner } from '../../../src/platform/database/index.js';

export interface WarehouseSetup {
  readonly code?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly timeZone?: string;
  readonly cutOffHour?: number;
  readonly pickedBy?: 'sandbox' | 'people';
}

/** A warehouse; by default CAR in Carlisle, Pennsylvania. */
export const aWarehouse = async (db: SqlRunner, setup: WarehouseSetup = {}) => {
  const warehouse = {
    code: 'CAR',
    city: 'Carlisle',
    state: 'PA',
    zip: '17013',
    lat: 40.2,
    lng: -77.19,
    timeZone: 'America/New_York',
    cutOffHour: 15,
    pickedBy: 'sandbox',
    ...setup,
  };
  const { code, city, state, zip, lat, lng, timeZone, cutOffHour, pickedBy } = warehouse;
  await db.execute(
    `INSERT INTO locations.warehouse (code, name, city, state, zip, lat, lng, time_zone, cut_off_hour, picked_by)
     VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [code, city, state, zip, lat, lng, timeZone, cutOffHour, pickedBy],
  );
  return warehouse;
};
