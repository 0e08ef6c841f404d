import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';
import type { PickupPointRow } from './build-pickup-points.js';
import type { CounterRow } from './warehouse-counters.js';

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

export const writeCounters = (client: pg.ClientBase, counters: readonly CounterRow[]): Promise<void> =>
  writeColumns(
    client,
    'locations.pickup_point',
    counters.map((counter) => ({
      ...rowOf(counter),
      warehouse_code: counter.warehouseCode,
      directions: counter.directions ?? null,
    })),
  );
