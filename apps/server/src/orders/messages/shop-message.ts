import type { AppointmentView } from '@simpletread/contract';
import { appointmentWords, formatOrderNumber } from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import type { MessageToQueue } from '../../platform/messages/index.js';
import type { OrderRecord } from '../order-record.js';
import { dayInWords, lineLabel } from '../wording.js';
import { mailBody } from './mail-body.js';

const tiresRows = ({ lines }: OrderRecord) => ({
  rows: lines.map((line) => ['Tires', lineLabel(line)] as const),
});

/** Tells the shop what to expect; it learns nothing of the buyer but the name. */
export const installationPlannedMail = (
  order: OrderRecord,
  shop: Shop,
  appointment: AppointmentView | null,
): MessageToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-planned',
  subject: `Tires to mount: order ${formatOrderNumber(order.number)}`,
  ...mailBody([
    `${order.first_name} ${order.last_name} bought tires to be mounted by ${shop.company}.`,
    tiresRows(order),
    ...(appointment === null ? [] : [`The appointment: ${appointmentWords(appointment)}.`]),
    order.estimated_delivery_on === null
      ? 'We let you know when they are on their way.'
      : `They reach you by ${dayInWords(order.estimated_delivery_on)}.`,
  ]),
  orderId: order.id,
});

export const installationOffMail = (order: OrderRecord, shop: Shop): MessageToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-off',
  subject: `Installation for order ${formatOrderNumber(order.number)} is off`,
  ...mailBody([
    `${order.first_name} ${order.last_name} cancelled an order that was to be mounted by ${shop.company}.`,
    tiresRows(order),
    'You need not do anything.',
  ]),
  orderId: order.id,
});
