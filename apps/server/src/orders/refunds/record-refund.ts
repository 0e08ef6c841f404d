import { Injectable } from '@nestjs/common';
import {
  addCents,
  completePrice,
  ok,
  paymentMachine,
  refundEntries,
  refundMachine,
  type RefundState,
  type Result,
  transition,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  Ledger,
  OrderReader,
  OrderRepository,
  OrderTrail,
  REFUND_FAILED,
  REFUND_SUCCEEDED,
} from '../order/index.js';
import { type Refund, RefundRepository } from './refund.repository.js';

/** Records the provider's answer about a refund. Books and order show the money only after it went out. */
@Injectable()
export class RecordRefund {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly refunds: RefundRepository,
    private readonly ledger: Ledger,
    private readonly trail: OrderTrail,
  ) {}

  /** Nothing happens when it is known already. */
  async paid(refund: Refund, providerRefund: string): Promise<void> {
    const { refundId, orderId, amountInCents } = refund;
    const recorded = await this.change(refund, 'pay', async (tx, state) => {
      const at = await tx.now();
      await this.refunds.succeed(tx, refundId, { state, providerRefund, at });
      const booked = await this.book(tx, refund, at);
      if (!booked.ok) return booked;
      const event = { orderId, at, type: REFUND_SUCCEEDED, actorKind: 'system' } as const;
      await this.trail.record(tx, { ...event, data: { amountInCents }, payload: { refundId } });
      return ok(null);
    });
    if (!recorded.ok)
      throw new Error(`refund ${refundId} was paid and cannot be booked: ${recorded.fault.code}`);
  }

  /** The order stays cancelled, nothing is booked, and the money is owed until staff have it asked for again. */
  async refused(refund: Refund, failure: string): Promise<void> {
    const { refundId, orderId, amountInCents } = refund;
    await this.change(refund, 'refuse', async (tx, state) => {
      await this.refunds.fail(tx, refundId, state, failure);
      const event = { orderId, at: await tx.now(), type: REFUND_FAILED, actorKind: 'system' } as const;
      await this.trail.record(tx, { ...event, data: { amountInCents, failure }, payload: { refundId } });
      return ok(null);
    });
  }

  private change(
    { refundId, orderId }: Refund,
    event: 'pay' | 'refuse',
    write: (tx: Transaction, state: RefundState) => Promise<Result<null>>,
  ): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      await this.orders.lock(tx, orderId);
      const current = await this.refunds.find(tx, refundId);
      const next = current === null ? null : transition(refundMachine, current.state, event);
      // Another worker was faster.
      return next?.ok === true ? write(tx, next.value) : ok(null);
    });
  }

  private async book(
    tx: Transaction,
    { refundId, orderId, amountInCents, tender, entries: planned }: Refund,
    at: Date,
  ): Promise<Result<null>> {
    const order = await this.reader.byId(orderId, tx);
    if (order === null) throw new Error(`order ${orderId} is missing`);
    // Planned where only some of the tires went or came back, or a fee was kept.
    const entries =
      planned === null
        ? refundEntries(completePrice(order.price_snapshot), amountInCents, order.refunded_in_cents, tender)
        : ok(planned);
    if (!entries.ok) return entries;
    const isWhole = addCents(order.refunded_in_cents, amountInCents) === order.total_in_cents;
    const paymentState = transition(
      paymentMachine,
      order.payment_state,
      isWhole ? 'refundRest' : 'refundPart',
    );
    if (!paymentState.ok) return paymentState;
    await this.orders.countRefund(tx, orderId, {
      paymentState: paymentState.value,
      amountInCents,
      tender,
      at,
    });
    await this.ledger.book(tx, { orderId, kind: 'refund', reference: refundId, at, entries: entries.value });
    return ok(null);
  }
}
