import { cents, formatMoney } from '@simpletread/domain';
import type { JsonObject } from '../../../../database/index.js';
import { NO_ANSWER } from '../../delays/lapsed-order.js';
import { changeEvents } from './order-change.js';
import type { SeedOrder } from '../seed-order.js';
import type { TimelineEvent } from './timeline-event.js';

const bySystem = (at: Date | null, type: string, data: JsonObject = {}): readonly TimelineEvent[] =>
  at === null ? [] : [{ at, type, actorKind: 'system', actorName: null, data }];

const actorOf = ({ refund, warehousePickup }: SeedOrder): TimelineEvent['actorKind'] => {
  if (warehousePickup !== null || refund?.requestedBy === NO_ANSWER) return 'system';
  return refund?.isByBuyer === true ? 'guest' : 'staff';
};

const refundEvents = (order: SeedOrder): readonly TimelineEvent[] => {
  const { refund, progress } = order;
  if (refund === null) return [];
  const { amountInCents, reason, requestedBy, createdAt, settledAt } = refund;
  const isCancellation = progress.cancelledAt !== null;
  return [
    {
      at: createdAt,
      type: isCancellation ? 'OrderCancelled' : 'RefundRequested',
      actorKind: actorOf(order),
      actorName: requestedBy,
      data: { reason, refundInCents: amountInCents },
    },
    ...bySystem(settledAt, 'RefundSucceeded', { amountInCents, amount: formatMoney(cents(amountInCents)) }),
  ];
};

/** Returns an order's events, in order. */
export const timeline = (order: SeedOrder): readonly TimelineEvent[] => {
  const { customer, pricing, progress, carrier, trackingNumber } = order;
  const placed: TimelineEvent = {
    at: order.placedAt,
    type: 'OrderPlaced',
    actorKind: 'guest',
    actorName: `${customer.firstName} ${customer.lastName}`,
    data: { totalInCents: pricing.totalInCents },
  };
  return [
    placed,
    ...changeEvents(order),
    ...bySystem(progress.releasedAt, 'OrderReleased'),
    ...bySystem(progress.shippedAt, 'OrderHandedToCarrier', { carrier, trackingNumber }),
    ...bySystem(order.warehousePickup?.remindedAt ?? null, 'PickupReminded', {
      heldUntil: order.warehousePickup?.heldUntil ?? '',
    }),
    ...bySystem(
      progress.deliveredAt,
      'OrderDelivered',
      order.warehousePickup === null ? {} : { proof: order.warehousePickup.proof },
    ),
    ...refundEvents(order),
    ...(order.tireReturn?.events ?? []),
  ];
};
