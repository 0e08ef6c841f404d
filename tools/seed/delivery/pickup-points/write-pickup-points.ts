import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';
import type { PickupPointRow } from './build-pickup-points.js';

const rowOf = (point: PickupPointRow) => ({
  code: point.code,
  name: point.name,
  address1: point.address1,
  city: point.city,
  state: point.state,
  zip: point.zip,
  lat: point.lat,
  lng: point.lng,
  phone: point.phone,
  time_zone: point.timeZone,
  hours: { ...point.hours },
});

export const writePickupPoints = (client: pg.ClientBase, points: readonly PickupPointRow[]): Promise<void> =>
  writeColumns(client, 'locations.pickup_point', points.map(rowOf));
