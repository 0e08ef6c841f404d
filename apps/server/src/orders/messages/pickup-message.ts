import type { PickupPoint } from '@simpletread/contract';
import {
  closedDaysAhead,
  formatOrderNumber,
  formatTrackingCode,
  hoursInShort,
  PICKUP_HOLD_BUSINESS_DAYS,
  pickupTimeWords,
  shortDayWords,
  WAREHOUSE_PICKUP_HOLD_DAYS,
} from '@simpletread/domain';

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

/** The terms of a pickup at one of our warehouses. */
export const WAREHOUSE_PICKUP_TERMS = `Bring the pickup code from our email, or a photo ID with the name on the order. We hold the tires for ${WAREHOUSE_PICKUP_HOLD_DAYS} days; then we cancel the order and refund it in full. The counter is closed on federal holidays.`;

/** A pickup at a warehouse, and the code that proves its buyer. */
interface ReadyAtWarehouse extends Ready {
  readonly code: string;
}

const WAREHOUSE_TEMPLATE = 'ready-at-warehouse';

/** Closed days and directions of a counter, as far as it has any. */
const counterRows = (
  { read_at: now }: OrderRecord,
  point: PickupPoint,
): readonly (readonly [string, string])[] => {
  const closed = closedDaysAhead(point, now);
  return [
    ...(closed.length === 0 ? [] : [['Closed', closed.map(shortDayWords).join(', ')] as const]),
    ...(point.directions ? [['How to find it', point.directions] as const] : []),
  ];
};

// The code has the form of an order's, so that staff who read the message don't see it.
const warehouseRows = (
  order: OrderRecord,
  { point, heldUntil, code }: ReadyAtWarehouse,
): readonly (readonly [string, string])[] => [
  ['Pickup code', formatTrackingCode(code)],
  ['Order', formatOrderNumber(order.number)],
  ['Pick up at', pickupPlace(point)],
  ['Hours', hoursInShort(point.hours)],
  ...counterRows(order, point),
  ['Held until', dayInWords(heldUntil)],
];

export const readyAtWarehouseMail = (order: OrderRecord, ready: ReadyAtWarehouse): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: WAREHOUSE_TEMPLATE,
  subject: `Order ${formatOrderNumber(order.number)} is ready for pickup`,
  blocks: [
    `${order.first_name}, your tires are ready for pickup.`,
    { tires: lineLabels(order) },
    { rows: warehouseRows(order, ready) },
    WAREHOUSE_PICKUP_TERMS,
  ],
  orderId: order.id,
});

export const readyAtWarehouseText = (
  order: OrderRecord,
  { point, heldUntil, code }: ReadyAtWarehouse,
): TextToQueue => ({
  channel: 'sms',
  to: order.phone,
  template: WAREHOUSE_TEMPLATE,
  text: `SimpleTread: order ${formatOrderNumber(order.number)} is ready for pickup at ${pickupPlace(point)}, ${hoursInShort(point.hours)}, until ${dayInWords(heldUntil)}. Pickup code: ${formatTrackingCode(code)}`,
  orderId: order.id,
});

const REMINDER_TEMPLATE = 'pickup-reminder';

export const pickupReminderMail = (order: OrderRecord, ready: ReadyAtWarehouse): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: REMINDER_TEMPLATE,
  subject: `Pick up order ${formatOrderNumber(order.number)} by ${dayInWords(ready.heldUntil)}`,
  blocks: [
    `${order.first_name}, your tires are still waiting for you. Pick them up by ${dayInWords(ready.heldUntil)}. After that, we cancel the order and refund it in full.`,
    { tires: lineLabels(order) },
    { rows: warehouseRows(order, ready) },
    'Bring the pickup code, or a photo ID with the name on the order.',
  ],
  orderId: order.id,
});

export const pickupReminderText = (
  order: OrderRecord,
  { point, heldUntil, code }: ReadyAtWarehouse,
): TextToQueue => ({
  channel: 'sms',
  to: order.phone,
  template: REMINDER_TEMPLATE,
  text: `SimpleTread: pick up order ${formatOrderNumber(order.number)} at ${pickupPlace(point)} by ${dayInWords(heldUntil)}. After that, we cancel and refund it. Pickup code: ${formatTrackingCode(code)}`,
  orderId: order.id,
});

const MOVED_TEMPLATE = 'pickup-moved';

export const pickupMovedMail = (
  order: OrderRecord,
  { point, readyBy }: { readonly point: PickupPoint; readonly readyBy: Date },
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: MOVED_TEMPLATE,
  subject: `New pickup time for order ${formatOrderNumber(order.number)}`,
  blocks: [
    `${order.first_name}, the counter where you pick up your tires has new hours. Your tires will be ready by ${pickupTimeWords(readyBy, point.timeZone)}.`,
    { tires: lineLabels(order) },
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ['Ready by', pickupTimeWords(readyBy, point.timeZone)],
        ['Pick up at', pickupPlace(point)],
        ['Hours', hoursInShort(point.hours)],
        ...counterRows(order, point),
      ],
    },
    'We’ll email you a pickup code as soon as they are ready.',
  ],
  orderId: order.id,
});

export const pickupMovedText = (
  order: OrderRecord,
  { point, readyBy }: { readonly point: PickupPoint; readonly readyBy: Date },
): TextToQueue => ({
  channel: 'sms',
  to: order.phone,
  template: MOVED_TEMPLATE,
  text: `SimpleTread: the pickup counter has new hours. Order ${formatOrderNumber(order.number)} will be ready by ${pickupTimeWords(readyBy, point.timeZone)} at ${pickupPlace(point)}.`,
  orderId: order.id,
});
