import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface ShopSetup {
  readonly code?: string;
  readonly company?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly installPriceInCents?: number;
  readonly rating?: number | null;
  readonly reviewCount?: number;
  readonly maxRimIn?: number;
  readonly minAspect?: number;
  readonly bays?: number;
  readonly status?: 'active' | 'suspended';
  readonly isOpenOnSundays?: boolean;
}

const DAY = { open: '08:00', close: '18:00' };
const HOURS = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY };

const INSERT_SHOP = `
  INSERT INTO installers.shop
    (id, code, slug, company, address1, city, state, zip, lat, lng, phone, email, time_zone, hours, services, badges,
     install_price_in_cents, max_rim_in, min_aspect, rating, review_count, status, bays)
  VALUES ($1, $2, lower($2), $3, '1 Broad Street', $14, $15, $4, $5, $6, '2155550149',
          'shop@example.com', 'America/New_York', $7, '{brakes}', '{ase-certified}', $8, $9, $10, $11, $12, $13, $16)`;

let lastShop = 0;

/** A partner shop; by default in the middle of Philadelphia, at $22 a tire. */
export const aShop = async (db: SqlRunner, setup: ShopSetup = {}) => {
  lastShop += 1;
  const shop = {
    code: `PA${String(lastShop).padStart(4, '0')}`,
    company: `Broad Street Tire ${lastShop}`,
    lat: 39.94,
    lng: -75.16,
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    installPriceInCents: 2200,
    rating: null,
    reviewCount: 0,
    maxRimIn: 22,
    minAspect: 35,
    status: 'active',
    bays: 12,
    isOpenOnSundays: false,
    ...setup,
  };
  const shopId = newId();
  await db.execute(INSERT_SHOP, [
    shopId,
    shop.code,
    shop.company,
    shop.zip,
    shop.lat,
    shop.lng,
    JSON.stringify({ ...HOURS, sun: shop.isOpenOnSundays ? DAY : null }),
    shop.installPriceInCents,
    shop.maxRimIn,
    shop.minAspect,
    shop.rating,
    shop.reviewCount,
    shop.status,
    shop.city,
    shop.state,
    shop.bays,
  ]);
  return { ...shop, shopId };
};
