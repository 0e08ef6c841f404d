import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { OrderRepository } from '../../order/index.js';
import { refundHold } from '../exchange/refund-hold.js';
import { ReturnReader } from '../return.reader.js';
import type { LockedReturn } from '../return-steps.js';

type RereadFault = 'record.missing' | 'record.stale';

/** Keeps the order that waives a return's handling from losing tires until the transaction ends. */
@Injectable()
export class LockRightSize {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: ReturnReader,
  ) {}

  /**
   * The return as it is under the lock. Refused while its right size can still be ordered or cancelled, and if another order waives
   * its handling by now: that one isn't locked.
   */
  async run(
    tx: Transaction,
    locked: LockedReturn,
  ): Promise<Result<LockedReturn, 'return.exchangeOpen' | 'return.rightSizeOpen' | RereadFault>> {
    const { right_size: seen } = locked.record;
    if (seen !== null) await this.orders.lock(tx, seen.id);
    const record = seen === null ? locked.record : await this.reader.byId(locked.record.id, tx);
    if (record === null) return refuse('record.missing');
    if (record.right_size?.id !== seen?.id) return refuse('record.stale');
    const fault = refundHold(record, locked.order.read_at);
    return fault === null ? ok({ ...locked, record }) : { ok: false, fault };
  }
}
