import type { SqlRunner } from '../../../src/platform/database/index.js';
import { aShop } from '../installers/a-shop.js';
import { aStateTax } from './a-state-tax.js';
import { aWarehouse } from './a-warehouse.js';
import { aZip } from './a-zip.js';

/** A ZIP code with its taxes and a partner shop, and warehouses near it (`CAR`) and at the other coast (`REN`). */
export const aServedPlace = async (db: SqlRunner): Promise<void> => {
  await aStateTax(db);
  await aZip(db);
  await aShop(db);
  await aWarehouse(db);
  await aWarehouse(db, {
    code: 'REN',
    city: 'Reno',
    state: 'NV',
    lat: 39.5,
    lng: -119.8,
    timeZone: 'America/Los_Angeles',
  });
};
