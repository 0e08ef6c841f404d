import { type Cents, EXCHANGED_HANDLING, formatMoney, formatOrderNumber } from '@simpletread/domain';

import { type MailToQueue } from '../../platform/messages/index.js';
import { lineLabels, type OrderRecord, paymentLabel } from '../order/index.js';

interface CancellationFacts {
  /** On its way; the order doesn't count it as refunded yet. */
  readonly refundInCents: Cents;
  readonly handlingInCents: Cents;
  /** The number of the order that replaces it; null for most. */
  readonly replacedBy: string | null;
}

/** Tells the buyer that the order is cancelled, and what is refunded. */
export const cancellationMail = (
  order: OrderRecord,
  { refundInCents, handlingInCents, replacedBy }: CancellationFacts,
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'order-cancelled',
  subject: `Order ${formatOrderNumber(order.number)} is cancelled`,
  blocks: [
    replacedBy === null
      ? `${order.first_name}, your order is cancelled. Nothing will be shipped.`
      : `${order.first_name}, order ${replacedBy} replaces this order, so these tires won’t ship.`,
    { tires: lineLabels(order) },
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...(handlingInCents === 0
          ? []
          : [[EXCHANGED_HANDLING, `${formatMoney(handlingInCents)} deducted`] as const]),
        ['Refund', `${formatMoney(refundInCents)} to ${paymentLabel(order.payment)}`],
      ],
    },
    (order.payment?.card_last4 ?? null) === null
      ? 'Your refund is on its way.'
      : 'Your refund is on its way. Banks take 3 to 5 business days to show it.',
  ],
  orderId: order.id,
});
