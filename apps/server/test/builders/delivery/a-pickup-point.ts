import type { PickupPoint } from '@simpletread/contract';

import type { SqlRunner } from '../../../src/platform/database/index.js';

interface PickupPointSetup {
  readonly code?: string;
  readonly address1?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly status?: 'active' | 'closed';
}

const DAY = { open: '08:30', close: '18:00' };
const HOURS: PickupPoint['hours'] = {
  mon: DAY,
  tue: DAY,
  wed: DAY,
  thu: DAY,
  fri: DAY,
  sat: null,
  sun: null,
};

const INSERT = `
  INSERT INTO locations.pickup_point (code, name, address1, city, state, zip, lat, lng, phone, time_zone, hours, status)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '2155550122', 'America/New_York', $9, $10)`;

let lastPoint = 0;

/** A location of the carrier; by default near the middle of Philadelphia. */
export const aPickupPoint = async (db: SqlRunner, setup: PickupPointSetup = {}) => {
  lastPoint += 1;
  const point = {
    code: `FX${String(lastPoint).padStart(5, '0')}`,
    address1: `${lastPoint} Market St`,
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    lat: 39.95,
    lng: -75.17,
    status: 'active',
    ...setup,
  };
  const name = `FedEx Office, ${point.address1.replace(/^\d+ /, '')}`;
  const where = [point.address1, point.city, point.state, point.zip, point.lat, point.lng];
  await db.execute(INSERT, [point.code, name, ...where, JSON.stringify(HOURS), point.status]);
  return { ...point, name };
};
