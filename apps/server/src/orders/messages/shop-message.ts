import type { AppointmentView } from '@simpletread/contract';
import { appointmentWords, formatOrderNumber, type MailBlock } from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import type { MailToQueue } from '../../platform/messages/index.js';
import { dayInWords, lineLabels, type OrderRecord } from '../order/index.js';

const rowsOf = (
  order: OrderRecord,
  ...more: readonly (readonly [label: string, value: string])[]
): readonly MailBlock[] => [
  { tires: lineLabels(order) },
  { rows: [['Order', formatOrderNumber(order.number)], ...more] },
];

/** Tells the shop about the coming work. The buyer's name is the only personal detail. */
export const installationPlannedMail = (
  order: OrderRecord,
  shop: Shop,
  appointment: AppointmentView | null,
  workOrderUrl: string,
): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-planned',
  subject: `Tires to install: order ${formatOrderNumber(order.number)}`,
  blocks: [
    `${order.first_name} ${order.last_name} bought tires for installation at ${shop.company}.`,
    ...rowsOf(
      order,
      ...(appointment === null ? [] : [['Appointment', appointmentWords(appointment)] as const]),
      ...(order.estimated_delivery_on === null
        ? []
        : [['Tires arrive by', dayInWords(order.estimated_delivery_on)] as const]),
    ),
    ...(order.estimated_delivery_on === null ? ['The tires don’t have an arrival date yet.'] : []),
    'The work order opens with the order ID and your shop’s ZIP code.',
    { link: workOrderUrl, label: 'See the work order' },
  ],
  orderId: order.id,
});

/** Tells the shop that nothing is to be installed, because the order is cancelled or all of its tires were returned. */
export const installationOffMail = (
  order: OrderRecord,
  shop: Shop,
  why: 'cancelled' | 'returned' = 'cancelled',
): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-off',
  subject: `Installation for order ${formatOrderNumber(order.number)} is cancelled`,
  blocks: [
    why === 'cancelled'
      ? `The order of ${order.first_name} ${order.last_name} for installation at ${shop.company} is cancelled.`
      : `${order.first_name} ${order.last_name} returned the tires for installation at ${shop.company}.`,
    ...rowsOf(order),
    'You don’t need to do anything.',
  ],
  orderId: order.id,
});
