import {
  type Cents,
  EXCHANGED_HANDLING,
  formatMoney,
  formatOrderNumber,
  WAREHOUSE_PICKUP_HOLD_DAYS,
} from '@simpletread/domain';

import { type MailToQueue } from '../../platform/messages/index.js';
import { lineLabels, type OrderRecord, paymentLabel } from '../order/index.js';

interface CancellationFacts {
  /** On its way; the order doesn't count it as refunded yet. */
  readonly refundInCents: Cents;
  readonly handlingInCents: Cents;
  /** The number of the order that replaces it; null for most. */
  readonly replacedBy: string | null;
  /** True if nobody picked its tires up in time. */
  readonly isUnclaimed?: boolean;
  /** Left out unless a delay cancelled it: the buyer’s answer, or none. */
  readonly delay?: 'declined' | 'lapsed' | undefined;
}

const leadOf = (
  { first_name: name, fulfilment }: OrderRecord,
  {
    replacedBy,
    isUnclaimed,
    delay,
  }: Required<Pick<CancellationFacts, 'replacedBy' | 'isUnclaimed'>> & Pick<CancellationFacts, 'delay'>,
): string => {
  if (isUnclaimed)
    return `${name}, nobody picked up your tires within ${WAREHOUSE_PICKUP_HOLD_DAYS} days. We cancelled your order and refund it in full.`;
  if (delay === 'lapsed')
    return `${name}, we asked if you’d like to wait for your delayed tires and got no answer. We cancelled your order and refund it in full.`;
  if (replacedBy !== null)
    return `${name}, order ${replacedBy} replaces this order, so these tires won’t ${fulfilment === 'warehouse-pickup' ? 'be set aside' : 'ship'}.`;
  return fulfilment === 'warehouse-pickup'
    ? `${name}, your order is cancelled. There is nothing to pick up.`
    : `${name}, your order is cancelled. Nothing will be shipped.`;
};

/** Tells the buyer that the order is cancelled, and what is refunded. */
export const cancellationMail = (
  order: OrderRecord,
  { refundInCents, handlingInCents, replacedBy, isUnclaimed = false, delay }: CancellationFacts,
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'order-cancelled',
  subject: `Order ${formatOrderNumber(order.number)} is cancelled`,
  blocks: [
    leadOf(order, { replacedBy, isUnclaimed, delay }),
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
