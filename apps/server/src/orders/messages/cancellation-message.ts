import { formatMoney, formatOrderNumber } from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
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

/** Tells the shop what it may stop preparing; it learns nothing of the buyer but the name. */
export const installationOffMail = (order: OrderRecord, shop: Shop): MessageToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-off',
  subject: `Installation for order ${formatOrderNumber(order.number)} is off`,
  ...mailBody([
    `${order.first_name} ${order.last_name} cancelled an order that was to be mounted by ${shop.company}.`,
    { rows: order.lines.map((line) => ['Tires', lineLabel(line)] as const) },
    'You need not do anything.',
  ]),
  orderId: order.id,
});
