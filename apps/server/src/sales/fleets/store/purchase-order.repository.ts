import { Injectable } from '@nestjs/common';
import { type Cents, MOST_PURCHASE_ORDERS, ok, refuse, type Result } from '@simpletread/domain';

import {
  type Computed,
  isUniqueViolation,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { purchaseOrderEntity, type PurchaseOrderEntityRow } from './purchase-order.entity.js';
import { purchaseOrderUseEntity, type PurchaseOrderUseRow } from './purchase-order-use.entity.js';

/** A purchase order in the words of a representative. */
export interface PurchaseOrderWords {
  readonly number: string;
  readonly limitInCents: Cents;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly note: string;
}

const FLEET = 'SELECT fleet_id FROM sales.fleet_purchase_order WHERE id = $1';
const LOCKED = 'SELECT * FROM sales.fleet_purchase_order WHERE id = $1 FOR UPDATE';
const NAMED =
  'SELECT * FROM sales.fleet_purchase_order WHERE fleet_id = $1 AND upper(number) = upper($2) FOR UPDATE';
const COUNT = 'SELECT count(*)::int AS count FROM sales.fleet_purchase_order WHERE fleet_id = $1';
/** The fleet of a buyer, if it gave us purchase orders. */
const BUYERS = `
  SELECT f.id AS fleet_id FROM sales.fleet_account a JOIN sales.fleet f ON f.id = a.fleet_id AND f.state = 'active'
  WHERE a.account_id = $1 AND EXISTS (SELECT FROM sales.fleet_purchase_order p WHERE p.fleet_id = f.id)`;
const SPENT = `
  SELECT coalesce(sum(counted_in_cents), 0)::bigint AS spent FROM sales.purchase_order_spending
  WHERE purchase_order_id = $1 AND order_id IS DISTINCT FROM $2::uuid`;
const TAKE = `UPDATE sales.purchase_order_use SET state = 'taken' WHERE attempt_id = $1`;
const RELEASE = `DELETE FROM sales.purchase_order_use WHERE attempt_id = $1 AND state = 'held'`;

const columnsOf = ({ number, limitInCents, validFrom, validUntil, note }: PurchaseOrderWords) => ({
  ...{ number, limit_in_cents: limitInCents, valid_from: validFrom, valid_until: validUntil, note },
});

const NUMBER_INDEX = 'fleet_purchase_order_number';

/** The only writer of purchase orders and of what is spent of them, but for forgetting notes. */
@Injectable()
export class PurchaseOrderRepository {
  /** The caller holds the fleet’s lock, so the count can’t be passed by two at once. */
  async insert(
    tx: Transaction,
    keys: Pick<PurchaseOrderEntityRow, 'id' | 'fleet_id'>,
    words: PurchaseOrderWords,
  ): Promise<Result<null, 'fleet.poMost' | 'fleet.poNumberTaken'>> {
    const { count = 0 } = (await tx.one<Computed<{ count: number }>>(COUNT, [keys.fleet_id])) ?? {};
    if (count >= MOST_PURCHASE_ORDERS) return refuse('fleet.poMost', { most: MOST_PURCHASE_ORDERS });
    return this.numbered(words, async () => {
      await tx.repository(purchaseOrderEntity).insert({ ...keys, ...columnsOf(words) });
    });
  }

  async fleetOf(db: SqlRunner, id: string): Promise<string | null> {
    const row = await db.one<Pick<PurchaseOrderEntityRow, 'fleet_id'>>(FLEET, [id]);
    return row?.fleet_id ?? null;
  }

  /** The purchase order that staff act on, locked in the version that they saw. */
  async held(
    tx: Transaction,
    id: string,
    version: number,
  ): Promise<Result<PurchaseOrderEntityRow, 'record.missing' | 'record.stale'>> {
    const row = await tx.one<PurchaseOrderEntityRow>(LOCKED, [id]);
    if (row === null) return refuse('record.missing');
    return row.version === version ? ok(row) : refuse('record.stale');
  }

  /** The purchase order that an order names, locked: others wait with their orders. */
  named(tx: Transaction, fleetId: string, number: string): Promise<PurchaseOrderEntityRow | null> {
    return tx.one<PurchaseOrderEntityRow>(NAMED, [fleetId, number]);
  }

  /** The active fleet of an account if it has purchase orders; null otherwise. */
  async fleetOfBuyer(db: SqlRunner, accountId: string): Promise<string | null> {
    const row = await db.one<Pick<PurchaseOrderEntityRow, 'fleet_id'>>(BUYERS, [accountId]);
    return row?.fleet_id ?? null;
  }

  /** Its orders less refunds, and payments under way; without `exceptOrderId`, which another order replaces. */
  async spent(db: SqlRunner, id: string, exceptOrderId: string | null = null): Promise<Cents> {
    const row = await db.one<Computed<{ spent: Cents }>>(SPENT, [id, exceptOrderId]);
    if (row === null) throw new Error(`purchase order ${id} has no sum`);
    return row.spent;
  }

  async hold(
    tx: Transaction,
    use: Pick<PurchaseOrderUseRow, 'attempt_id' | 'order_id' | 'purchase_order_id' | 'amount_in_cents'>,
  ): Promise<void> {
    await tx.repository(purchaseOrderUseEntity).insert(use);
  }

  async take(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute(TAKE, [attemptId]);
  }

  async release(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute(RELEASE, [attemptId]);
  }

  write(
    tx: Transaction,
    id: string,
    words: PurchaseOrderWords,
  ): Promise<Result<null, 'fleet.poNumberTaken'>> {
    return this.numbered(words, () => this.change(tx, id, columnsOf(words)));
  }

  async move(tx: Transaction, id: string, state: PurchaseOrderEntityRow['state']): Promise<void> {
    await this.change(tx, id, { state });
  }

  private async numbered(
    { number }: PurchaseOrderWords,
    write: () => Promise<void>,
  ): Promise<Result<null, 'fleet.poNumberTaken'>> {
    try {
      await write();
      return ok(null);
    } catch (error) {
      if (isUniqueViolation(error, NUMBER_INDEX)) return refuse('fleet.poNumberTaken', { number });
      throw error;
    }
  }

  private async change(tx: Transaction, id: string, columns: Partial<PurchaseOrderEntityRow>): Promise<void> {
    await tx.repository(purchaseOrderEntity).update({ id }, {
      ...columns,
      version: () => 'version + 1',
      updated_at: () => 'now()',
    } as never);
  }
}
