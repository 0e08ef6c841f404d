import { Injectable } from '@nestjs/common';
import { formatOrderNumber, ok, type OrderNumber, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { OrderRepository } from '../../order/index.js';
import { ReturnReader } from '../return.reader.js';
import type { LockedReturn } from '../return-steps.js';

/** Keeps the order that waives a return's handling from losing tires until the transaction ends. */
@Injectable()
export class LockRightSize {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: ReturnReader,
  ) {}

  /** The return as it is under the lock. Refused while that order can still be cancelled: its fee would be lost. */
  async run(
    tx: Transaction,
    locked: LockedReturn,
  ): Promise<Result<LockedReturn, 'return.exchangeOpen' | 'record.missing'>> {
    const { right_size: seen } = locked.record;
    if (seen === null) return ok(locked);
    await this.orders.lock(tx, seen.id);
    const record = await this.reader.byId(locked.record.id, tx);
    if (record === null) return refuse('record.missing');
    const { right_size: rightSize } = record;
    if (rightSize === null || (rightSize.cancel_closes_at === null && !rightSize.is_waiting))
      return ok({ ...locked, record });
    return refuse('return.exchangeOpen', { order: formatOrderNumber(rightSize.number as OrderNumber) });
  }
}
