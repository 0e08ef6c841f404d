import type { PickupPoint } from '@simpletread/contract';
import { formatOrderNumber, PICKUP_HOLD_BUSINESS_DAYS } from '@simpletread/domain';

import { type MailToQueue, type TextToQueue } from '../../platform/messages/index.js';
import { dayInWords, lineLabels, type OrderRecord } from '../order/index.js';

/** The documents a buyer must bring, and the deadline. */
export const PICKUP_TERMS = `Bring a photo ID with the name on the order. We hold the tires for ${PICKUP_HOLD_BUSINESS_DAYS} business days.`;

/** `FedEx Office, Market St, 12 Market St, Philadelphia, PA 19103`. */
export const pickupPlace = ({ name, address1, city, state, zip }: PickupPoint): string =>
  `${name}, ${address1}, ${city}, ${state} ${zip}`;

interface Ready {
  readonly point: PickupPoint;
  /** `2026-11-30`. */
  readonly heldUntil: string;
}

const TEMPLATE = 'ready-for-pickup';

export const readyForPickupMail = (order: OrderRecord, { point, heldUntil }: Ready): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: TEMPLATE,
  subject: `Order ${formatOrderNumber(order.number)} is ready for pickup`,
  blocks: [
    `${order.first_name}, your tires are ready for pickup.`,
    { tires: lineLabels(order) },
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ['Pick up at', pickupPlace(point)],
        ['Held until', dayInWords(heldUntil)],
        ...(order.tracking_number === null ? [] : [['Tracking number', order.tracking_number] as const]),
      ],
    },
    PICKUP_TERMS,
  ],
  orderId: order.id,
});

export const readyForPickupText = (order: OrderRecord, { point, heldUntil }: Ready): TextToQueue => ({
  channel: 'sms',
  to: order.phone,
  template: TEMPLATE,
  text: `SimpleTread: order ${formatOrderNumber(order.number)} is ready for pickup at ${pickupPlace(point)} until ${dayInWords(heldUntil)}. Bring a photo ID.`,
  orderId: order.id,
});
