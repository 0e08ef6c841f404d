import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  ListPage,
  listPickupCounters,
  PickupCounter,
  PickupCounterRow,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { CounterRepository, type StoredCounter } from '../../../delivery/index.js';
import { Database } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import { PickupListReader } from '../staff/pickup-list.reader.js';
import { CounterOrders } from './counter-orders.repository.js';

const NONE = { toPrepare: 0, readyForPickup: 0 };

const rowOf = (
  { place, version, updatedAt }: StoredCounter,
  counts: typeof NONE | undefined = NONE,
): PickupCounterRow => ({
  id: place.code,
  warehouseCode: place.warehouseCode,
  name: place.name,
  address1: place.address1,
  city: place.city,
  state: place.state,
  zip: place.zip,
  directions: place.directions ?? null,
  phone: place.phone,
  hours: place.hours,
  closedDays: place.closedDays ?? [],
  timeZone: place.timeZone,
  isPaused: !place.isActive,
  ...counts,
  version,
  updatedAt: updatedAt.toISOString(),
});

const SORTS = {
  id: (row: PickupCounterRow) => row.id,
  name: (row: PickupCounterRow) => row.name,
  updatedAt: (row: PickupCounterRow) => row.updatedAt,
};

/** Pickup counters for staff. */
@Injectable()
export class ShowCounters {
  constructor(
    private readonly database: Database,
    private readonly counters: CounterRepository,
    private readonly orders: CounterOrders,
    private readonly pickups: PickupListReader,
  ) {}

  async page({
    filter = {},
    sort = ['name', 'ASC'],
    range,
  }: HandlerInput<typeof listPickupCounters>['query']): Promise<ListPage<PickupCounterRow>> {
    const { id: ids, q = '', isPaused } = filter;
    const part = q.trim().toLowerCase();
    const rows = (await this.rows()).filter(
      (row) =>
        (isPaused === undefined || row.isPaused === isPaused) &&
        [row.name, row.city, row.warehouseCode].some((words) => words.toLowerCase().includes(part)),
    );
    return pageOfRows(rows, { ids, range, sort: { by: SORTS[sort[0]], direction: sort[1] } });
  }

  async find(id: string): Promise<Result<PickupCounter, 'record.missing'>> {
    const row = (await this.rows()).find((counter) => counter.id === id);
    if (row === undefined) return refuse('record.missing');
    return ok({ ...row, openPickups: await this.pickups.atWork(row.warehouseCode) });
  }

  private async rows(): Promise<PickupCounterRow[]> {
    const counts = await this.orders.counts(this.database);
    const all = await this.counters.all(this.database);
    return all.map((counter) => rowOf(counter, counts.get(counter.place.warehouseCode)));
  }
}
