import { formatMoney, formatOrderNumber } from '@simpletread/domain';

import type { MessageToQueue } from '../../platform/messages/index.js';
import type { OrderRecord } from '../order-record.js';
import { lineLabel, paymentLabel } from '../wording.js';
import { mailBody } from './mail-body.js';

export const cancellationMail = (order: OrderRecord): MessageToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'order-cancelled',
  subject: `Order ${formatOrderNumber(order.number)} is cancelled`,
  ...mailBody([
    `${order.first_name}, your order is cancelled, as you asked. Nothing will be shipped.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...order.lines.map((line) => ['Tires', lineLabel(line)] as const),
        ['Refund', `${formatMoney(order.refunded_in_cents)} to ${paymentLabel(order.payment)}`],
      ],
    },
    'The refund is on its way. Banks take up to ten days to show it.',
  ]),
  orderId: order.id,
});
