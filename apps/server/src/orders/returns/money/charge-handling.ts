import { Injectable } from '@nestjs/common';
import type { HandlingCharge, WaivedHandling } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../../platform/database/index.js';
import { type ComingTires, ReturnReader } from '../return.reader.js';
import { ReturnRepository } from '../return.repository.js';
import { waivedHandlingOf } from './plan-order-return.js';

/** The handling that an order waived for a return, and what of it is settled as the order loses tires before they ship. */
@Injectable()
export class ChargeHandling {
  constructor(
    private readonly reader: ReturnReader,
    private readonly returns: ReturnRepository,
  ) {}

  /** Null if the order waived none. Those of the right size in a coming order that replaces it count as standing. */
  async waivedBy(
    db: SqlRunner,
    orderId: string,
    coming: readonly ComingTires[] = [],
  ): Promise<WaivedHandling | null> {
    const waived = waivedHandlingOf(await this.reader.waivedFor(orderId, db));
    if (waived === null || coming.length === 0) return waived;
    return { ...waived, standing: waived.standing + (await this.reader.rightAmong(orderId, coming, db)) };
  }

  /** The order that waived handling is replaced by another one. */
  async handOver(tx: Transaction, fromOrderId: string, toOrderId: string): Promise<void> {
    await this.returns.handOver(tx, fromOrderId, toOrderId);
  }

  /** In the transaction that holds the order locked, so that no tire is charged twice. */
  async run(tx: Transaction, orderId: string, { tires }: HandlingCharge): Promise<void> {
    await this.returns.chargeAgain(tx, orderId, tires);
  }
}
