import { Injectable } from '@nestjs/common';
import type { OrderView } from '@simpletread/contract';
import { networkOf, ok, parseOrderNumber, parseTrackingCode, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { ShowOrder } from '../order/index.js';
import { TRACKING_NUMBER_LOCKED, type TrackingNumberLockedPayload } from './tracking.events.js';
import { TrackingGuardRepository } from './tracking-guard.repository.js';
import { TrackingSecrets } from './tracking-secrets.js';

export type TrackingFault = 'order.trackingMismatch' | 'order.codeNeeded' | 'order.codeWrong';

interface Tried {
  readonly orderNumber: string;
  readonly zip: string;
  readonly code?: string | undefined;
}

/**
 * Shows an order to whoever has its number and shipping ZIP. After too many wrong ZIP codes, from wherever, a number also needs the code
 * that its buyer got by email. Unknown numbers get the same answers at the same cost. Decision record 80.
 */
@Injectable()
export class TrackOrder {
  constructor(
    private readonly guard: TrackingGuardRepository,
    private readonly secrets: TrackingSecrets,
    private readonly showOrder: ShowOrder,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  async run(tried: Tried, caller: string | null): Promise<Result<OrderView, TrackingFault>> {
    const opened = await this.open(tried, caller);
    return opened.ok ? this.showOrder.byNumberAndZip(opened.value, tried.zip) : opened;
  }

  /** Proves that the caller may see an order; returns its number. */
  async open(tried: Tried, caller: string | null): Promise<Result<string, TrackingFault>> {
    const number = parseOrderNumber(tried.orderNumber);
    // No order has such a number, and anyone can see that.
    if (!number.ok) return refuse('order.trackingMismatch');
    const code = tried.code === undefined ? null : parseTrackingCode(tried.code);
    // An ill-formed code is judged like a wrong one.
    const codeText = code === null ? null : code.ok ? code.value : '';
    const numberDigest = this.secrets.ofNumber(number.value);
    const codeDigest = codeText === null ? null : this.secrets.ofCode(number.value, codeText);
    const verdict = await this.guard.judge({
      numberDigest,
      orderNumber: number.value,
      zip: tried.zip,
      codeDigest,
      network: caller === null ? null : networkOf(caller),
    });
    if (verdict === 'open') {
      if (codeDigest !== null) await this.guard.keepEntered({ numberDigest, codeDigest });
      return ok(number.value);
    }
    if (verdict === 'locks') await this.recordLock(number.value);
    if (verdict === 'locked') return refuse('order.codeNeeded');
    return refuse(verdict === 'codeWrong' ? 'order.codeWrong' : 'order.trackingMismatch');
  }

  private async recordLock(orderNumber: string): Promise<void> {
    const payload: TrackingNumberLockedPayload = { orderNumber };
    await this.work.run(async (tx) =>
      ok(await this.outbox.record(tx, { type: TRACKING_NUMBER_LOCKED, aggregateId: newId(), payload })),
    );
  }
}
