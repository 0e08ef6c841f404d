import { type Cents, formatMoney, formatOrderNumber } from '@simpletread/domain';

import { mailBody, type MessageToQueue } from '../../platform/messages/index.js';
import { lineLabels, type OrderRecord, paymentLabel } from '../order/index.js';

/** `refundInCents` is on its way: the order does not count it as given back yet. */
export const cancellationMail = (order: OrderRecord, refundInCents: Cents): MessageToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'order-cancelled',
  subject: `Order ${formatOrderNumber(order.number)} is cancelled`,
  ...mailBody([
    `${order.first_name}, your order is cancelled. Nothing will be shipped.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...lineLabels(order).map((tires) => ['Tires', tires] as const),
        ['Refund', `${formatMoney(refundInCents)} to ${paymentLabel(order.payment)}`],
      ],
    },
    (order.payment?.card_last4 ?? null) === null
      ? 'Your refund is on its way.'
      : 'Your refund is on its way. Banks take 3 to 5 business days to show it.',
  ]),
  orderId: order.id,
});
