import { type Cents, formatMoney, formatOrderNumber } from '@simpletread/domain';

import { type MailToQueue } from '../../platform/messages/index.js';
import { lineLabels, type OrderRecord, paymentLabel } from '../order/index.js';

/** `refundInCents` is on its way: the order does not count it as given back yet. */
export const cancellationMail = (order: OrderRecord, refundInCents: Cents): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'order-cancelled',
  subject: `Order ${formatOrderNumber(order.number)} is cancelled`,
  blocks: [
    `${order.first_name}, your order is cancelled. Nothing will be shipped.`,
    { tires: lineLabels(order) },
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ['Refund', `${formatMoney(refundInCents)} to ${paymentLabel(order.payment)}`],
      ],
    },
    (order.payment?.card_last4 ?? null) === null
      ? 'Your refund is on its way.'
      : 'Your refund is on its way. Banks take 3 to 5 business days to show it.',
  ],
  orderId: order.id,
});
