import { Injectable } from '@nestjs/common';
import { completePrice, formatOrderNumber, saleEntries, warehousePickupReadyBy } from '@simpletread/domain';

import { CounterRepository, pickupPointCardOf } from '../../delivery/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { EstimateDelivery } from './estimate-delivery.js';
import { Ledger } from './ledger/ledger.repository.js';
import type { CapturedPayment, OrderDraft } from './order-draft.js';
import { OrderRepository } from './order.repository.js';
import { ORDER_PLACED } from './orders.events.js';
import { OrderTokens } from './order-tokens.js';
import { OrderTrail } from './timeline/order-trail.js';

const readyByOf = ({ pickupWarehouseCode, pickupPoint }: OrderDraft, placedAt: Date): Date | null =>
  pickupWarehouseCode && pickupPoint ? warehousePickupReadyBy(placedAt, pickupPoint) : null;

/** Writes a paid order with everything that belongs to it, in the caller's transaction. */
@Injectable()
export class RecordOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly ledger: Ledger,
    private readonly tokens: OrderTokens,
    private readonly delivery: EstimateDelivery,
    private readonly counters: CounterRepository,
    private readonly trail: OrderTrail,
  ) {}

  /** `warehouseCodes` are those that send the tires. */
  async run(
    tx: Transaction,
    kept: OrderDraft,
    payment: CapturedPayment,
    warehouseCodes: readonly string[],
  ): Promise<void> {
    // The draft may have been kept by a version that knew no promotions, and its counter may have other hours since.
    const pickupPoint = await this.pickupPointNow(tx, kept);
    const draft = { ...kept, pickupPoint, pricing: completePrice(kept.pricing) };
    const { orderId, shipTo, pricing } = draft;
    const isCustomer = (draft.accountId ?? null) !== null;
    const placedAt = await tx.now();
    const accessTokenHash = hashToken(this.tokens.of(orderId));
    const pickupReadyBy = readyByOf(draft, placedAt);
    const estimatedDeliveryOn =
      pickupReadyBy === null ? await this.delivery.run(warehouseCodes, draft.deliverTo, placedAt) : null;
    const facts = { accessTokenHash, placedAt, estimatedDeliveryOn, pickupReadyBy, loanId: payment.loanId };
    const customerId = await this.orders.insert(tx, draft, facts, payment);
    const entries = saleEntries(pricing, payment.giftCardInCents);
    await this.ledger.book(tx, { orderId, kind: 'sale', reference: orderId, at: placedAt, entries });
    const { totalInCents } = pricing;
    await this.trail.record(tx, {
      orderId,
      at: placedAt,
      type: ORDER_PLACED,
      actorKind: isCustomer ? 'customer' : 'guest',
      actorName: `${shipTo.firstName} ${shipTo.lastName}`,
      data: {
        totalInCents,
        ...(draft.replaces ? { replaces: formatOrderNumber(draft.replaces.orderNumber) } : {}),
      },
      audit: {
        action: 'order.place',
        actorId: draft.accountId ?? customerId,
        before: null,
        after: { state: 'placed', paymentState: 'captured', totalInCents },
      },
      payload: {},
    });
  }

  private async pickupPointNow(
    tx: Transaction,
    { pickupWarehouseCode, pickupPoint = null }: OrderDraft,
  ): Promise<OrderDraft['pickupPoint']> {
    if (!pickupWarehouseCode || pickupPoint === null) return pickupPoint;
    const counter = await this.counters.share(tx, pickupPoint.code);
    return counter === null ? pickupPoint : pickupPointCardOf(counter.place);
  }
}
