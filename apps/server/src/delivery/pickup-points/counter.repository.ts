import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { isCounter, type WarehouseCounter } from './pickup-point-place.js';
import type { PickupPointRow } from './pickup-point.entity.js';
import { placeOf } from './pickup-point.reader.js';

const SELECT = 'SELECT * FROM locations.pickup_point WHERE warehouse_code IS NOT NULL';
const ALL = [SELECT, 'ORDER BY name'].join(' ');
const LOCKED = [SELECT, 'AND code = $1 FOR UPDATE'].join(' ');
// Waits for a change that runs, and keeps others from starting until the order is written.
const SHARED = [SELECT, 'AND code = $1 FOR SHARE'].join(' ');

const CHANGE = `
  UPDATE locations.pickup_point SET name = $2, address1 = $3, directions = $4, phone = $5, hours = $6, closed_days = $7,
    version = version + 1, updated_at = now()
  WHERE code = $1`;

const SET_STATUS = `
  UPDATE locations.pickup_point SET status = $2, version = version + 1, updated_at = now() WHERE code = $1`;

/** The fields of a counter that staff write. Its city and ZIP code are its warehouse's: they decide about taxes. */
export type CounterWords = Pick<WarehouseCounter, 'name' | 'address1' | 'phone' | 'hours'> & {
  readonly directions: string | null;
  readonly closedDays: readonly string[];
};

/** A counter with the version that changes name. */
export interface StoredCounter {
  readonly place: WarehouseCounter;
  readonly version: number;
  readonly updatedAt: Date;
}

const storedOf = (row: PickupPointRow): StoredCounter[] => {
  const place = placeOf(row);
  return isCounter(place) ? [{ place, version: row.version, updatedAt: row.updated_at }] : [];
};

/** The only writer of the counters of warehouses. */
@Injectable()
export class CounterRepository {
  /** Paused ones too; there are a handful. */
  async all(db: SqlRunner): Promise<StoredCounter[]> {
    return (await db.query<PickupPointRow>(ALL)).flatMap(storedOf);
  }

  lock(tx: Transaction, code: string): Promise<StoredCounter | null> {
    return this.one(tx, LOCKED, code);
  }

  /** The counter as it is when an order for it is written. */
  share(tx: Transaction, code: string): Promise<StoredCounter | null> {
    return this.one(tx, SHARED, code);
  }

  async change(tx: Transaction, code: string, words: CounterWords): Promise<void> {
    const { name, address1, directions, phone, hours, closedDays } = words;
    const values = [name, address1, directions, phone, JSON.stringify(hours), closedDays];
    await tx.execute(CHANGE, [code, ...values]);
  }

  async setPaused(tx: Transaction, code: string, isPaused: boolean): Promise<void> {
    await tx.execute(SET_STATUS, [code, isPaused ? 'closed' : 'active']);
  }

  private async one(tx: Transaction, statement: string, code: string): Promise<StoredCounter | null> {
    const row = await tx.one<PickupPointRow>(statement, [code]);
    return row === null ? null : (storedOf(row)[0] ?? null);
  }
}
