import type pg from 'pg';
import { type CopyValue, copyRows } from '../../database/index.js';
import type { PickupPointRow } from './build-pickup-points.js';

const COLUMNS = [
  'code',
  'name',
  'address1',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'phone',
  'time_zone',
  'hours',
];

const values = (point: PickupPointRow): readonly CopyValue[] => [
  point.code,
  point.name,
  point.address1,
  point.city,
  point.state,
  point.zip,
  point.lat,
  point.lng,
  point.phone,
  point.timeZone,
  { ...point.hours },
];

export const writePickupPoints = (client: pg.ClientBase, points: readonly PickupPointRow[]): Promise<void> =>
  copyRows(client, 'locations.pickup_point', COLUMNS, points.map(values));
