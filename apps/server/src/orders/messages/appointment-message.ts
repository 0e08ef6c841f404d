import type { AppointmentView } from '@simpletread/contract';
import { appointmentWords, formatOrderNumber } from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import { type MailToQueue } from '../../platform/messages/index.js';
import { customerName, lineLabels, type OrderRecord } from '../order/index.js';

interface Moved {
  readonly shop: Shop;
  readonly appointment: AppointmentView;
  /** Under which number the shop answers, as it is shown. */
  readonly servicePhone: string;
}

/** Tells the buyer the new time of the installation. */
export const appointmentMovedMail = (
  order: OrderRecord,
  { shop, appointment, servicePhone }: Moved,
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'appointment-moved',
  subject: 'Your appointment has moved',
  blocks: [
    `${order.first_name}, ${shop.company} will install your tires at a new time.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ['Appointment', appointmentWords(appointment)],
        ['Installed at', `${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`],
      ],
    },
    `If this time doesn’t work for you, call ${servicePhone}.`,
  ],
  orderId: order.id,
});

/** Tells the shop the same. */
export const installationMovedMail = (
  order: OrderRecord,
  shop: Shop,
  appointment: AppointmentView,
): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-moved',
  subject: `Installation for order ${formatOrderNumber(order.number)} has moved`,
  blocks: [
    `The tires of ${customerName(order)} have a new installation time.`,
    {
      rows: [
        ['Appointment', appointmentWords(appointment)],
        ...lineLabels(order).map((tires) => ['Tires', tires] as const),
      ],
    },
  ],
  orderId: order.id,
});
