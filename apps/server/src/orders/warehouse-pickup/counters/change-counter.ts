import { Injectable } from '@nestjs/common';
import type { CounterPreview, PickupCounter } from '@simpletread/contract';
import {
  checkCounter,
  formatOrderNumber,
  keptPickupTime,
  ok,
  pickupTimeWords,
  refuse,
  type Result,
} from '@simpletread/domain';

import {
  CounterRepository,
  type CounterWords,
  pickupPointCardOf,
  type StoredCounter,
  type WarehouseCounter,
} from '../../../delivery/index.js';
import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { type KeyedStaffContext, OrderTrail, PICKUP_MOVED } from '../../order/index.js';
import { CounterOrders, type OpenAtCounter } from './counter-orders.repository.js';
import { ShowCounters } from './show-counters.js';

interface Wanted {
  readonly id: string;
  readonly version: number;
}

interface Moved extends OpenAtCounter {
  readonly to: Date;
}

type ChangeFault = 'record.missing' | 'record.stale' | 'counter.closedTooLong' | 'counter.dayTooFar';

const wordsOf = ({ name, address1, directions, phone, hours, closedDays }: CounterWords): CounterWords => ({
  name,
  address1,
  directions,
  phone,
  hours,
  closedDays,
});

const storedWords = ({ place }: StoredCounter): CounterWords =>
  wordsOf({ ...place, directions: place.directions ?? null, closedDays: place.closedDays ?? [] });

const placeWith = ({ place }: StoredCounter, { closedDays, ...words }: CounterWords): WarehouseCounter => ({
  ...place,
  ...words,
  closedDays: [...closedDays],
});

/** The orders whose promised time the counter can't keep: their tires aren't ready yet. */
const movedBy = (open: readonly OpenAtCounter[], place: WarehouseCounter, now: Date): Moved[] =>
  open.flatMap((order) => {
    const to = order.state === 'placed' ? keptPickupTime(order.readyBy, place, now) : order.readyBy;
    return to.getTime() === order.readyBy.getTime() ? [] : [{ ...order, to }];
  });

const checkChange = (
  stored: StoredCounter | null,
  { version }: Wanted,
  words: CounterWords,
  now: Date,
): Result<{ readonly place: WarehouseCounter; readonly now: Date }, ChangeFault> => {
  if (stored === null) return refuse('record.missing');
  if (stored.version !== version) return refuse('record.stale');
  const place = placeWith(stored, words);
  const checked = checkCounter(place, now);
  return checked.ok ? ok({ place, now }) : checked;
};

/** Changes and pauses the counters of warehouses. Open orders show the change at once. */
@Injectable()
export class ChangeCounter {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly counters: CounterRepository,
    private readonly orders: CounterOrders,
    private readonly show: ShowCounters,
    private readonly trail: OrderTrail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async preview(at: Wanted, words: CounterWords): Promise<Result<CounterPreview, ChangeFault>> {
    const stored = (await this.counters.all(this.database)).find(({ place }) => place.code === at.id);
    const checked = checkChange(stored ?? null, at, words, this.clock.now());
    if (!checked.ok) return checked;
    const { place, now } = checked.value;
    const open = await this.orders.open(this.database, place.warehouseCode);
    return ok({
      openPickups: open.length,
      moved: movedBy(open, place, now).map(({ orderId, number, readyBy, to }) => ({
        orderId,
        orderNumber: formatOrderNumber(number),
        from: readyBy.toISOString(),
        to: to.toISOString(),
      })),
    });
  }

  async change(at: Wanted, words: CounterWords, context: KeyedStaffContext): Promise<Result<PickupCounter>> {
    const done = await this.work.run(async (tx): Promise<Result<null>> => {
      const stored = await this.counters.lock(tx, at.id);
      const checked = checkChange(stored, at, words, await tx.now());
      if (stored === null || !checked.ok) return checked.ok ? refuse('record.missing') : checked;
      const { place, now } = checked.value;
      await this.counters.change(tx, at.id, words);
      const entry = {
        action: 'pickupCounter.change',
        subjectType: 'pickupCounter',
        subjectId: at.id,
        before: storedWords(stored),
        after: wordsOf(words),
      };
      await this.audit.recordStaff(tx, entry, context);
      const open = await this.orders.lock(tx, place.warehouseCode);
      const ids = open.map(({ orderId }) => orderId);
      await this.orders.show(tx, ids, pickupPointCardOf(place));
      for (const order of movedBy(open, place, now)) await this.move(tx, order, { place, now }, context);
      return ok(null);
    });
    return done.ok ? this.show.find(at.id) : done;
  }

  async pause(
    { id, version }: Wanted,
    isPaused: boolean,
    context: StaffContext,
  ): Promise<Result<PickupCounter>> {
    const done = await this.work.run(async (tx): Promise<Result<null>> => {
      const stored = await this.counters.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (stored.place.isActive !== isPaused) return ok(null);
      await this.counters.setPaused(tx, id, isPaused);
      const entry = {
        action: isPaused ? 'pickupCounter.pause' : 'pickupCounter.resume',
        subjectType: 'pickupCounter',
        subjectId: id,
        before: { isPaused: !isPaused },
        after: { isPaused },
      };
      await this.audit.recordStaff(tx, entry, context);
      return ok(null);
    });
    return done.ok ? this.show.find(id) : done;
  }

  private async move(
    tx: Transaction,
    { orderId, readyBy, to }: Moved,
    { place: { timeZone }, now }: { readonly place: WarehouseCounter; readonly now: Date },
    context: KeyedStaffContext,
  ): Promise<void> {
    await this.orders.move(tx, orderId, to, now);
    const event = {
      orderId,
      at: now,
      type: PICKUP_MOVED,
      data: { from: pickupTimeWords(readyBy, timeZone), to: pickupTimeWords(to, timeZone) },
      payload: { readyBy: to.toISOString() },
      audit: {
        action: 'order.movePickup',
        before: { pickupReadyBy: readyBy.toISOString() },
        after: { pickupReadyBy: to.toISOString() },
      },
    };
    await this.trail.recordByStaff(tx, event, context);
  }
}
