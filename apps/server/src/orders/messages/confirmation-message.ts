import type { AppointmentView } from '@simpletread/contract';
import {
  addCents,
  appointmentWords,
  type Cents,
  completePrice,
  easternTime,
  FREE_WITH_DEAL,
  formatMoney,
  formatOrderNumber,
  type Fulfilment,
  giftCardLabel,
  hoursInShort,
  pickupTimeWords,
  shownTrace,
  subtractCents,
  ZERO_CENTS,
  type MailBlock,
} from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import type { MailToQueue, TextToQueue } from '../../platform/messages/index.js';
import {
  CONFIRMATION,
  dayInWords,
  lineLabels,
  moneyLabel,
  type OrderRecord,
  paymentLabel,
} from '../order/index.js';
import { PICKUP_TERMS, pickupPlace, WAREHOUSE_PICKUP_TERMS } from './pickup-message.js';

/** The facts that a message needs beside the order. */
export interface MessageSetting {
  readonly shop: Shop | null;
  readonly appointment: AppointmentView | null;
  /** The order's tracking address. */
  readonly trackingUrl: string;
  /** The page of the order in its buyer's account. */
  readonly accountUrl: string;
  /** Under which number the shop answers, as it is shown. */
  readonly servicePhone: string;
}

const placeRow = (order: OrderRecord, shop: Shop | null): readonly [string, string] => {
  if (shop !== null)
    return ['Installed at', `${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`];
  if (order.pickup_point !== null) return ['Pick up at', pickupPlace(order.pickup_point)];
  return ['Ships to', `${order.address1}, ${order.city}, ${order.state_code} ${order.zip}`];
};

const pickupHint = ({ pickup_point: point, fulfilment }: OrderRecord): readonly string[] => {
  if (point === null) return [];
  return fulfilment === 'warehouse-pickup'
    ? [
        `Please wait for our email before you come: it says that the tires are ready and has your pickup code. ${WAREHOUSE_PICKUP_TERMS}`,
      ]
    : [`We’ll email you when the tires are ready. ${PICKUP_TERMS}`];
};

const readyRow = ({
  pickup_point: point,
  pickup_ready_by: readyBy,
}: OrderRecord): readonly (readonly [string, string])[] =>
  point === null || readyBy === null
    ? []
    : [
        ['Hours', hoursInShort(point.hours)],
        ['Ready by', pickupTimeWords(readyBy, point.timeZone)],
      ];

const deliveryRow = ({ estimated_delivery_on: day }: OrderRecord): readonly (readonly [string, string])[] =>
  day === null ? [] : [['Arrives by', dayInWords(day)]];

const appointmentRow = (appointment: AppointmentView | null): readonly (readonly [string, string])[] =>
  appointment === null ? [] : [['Appointment', appointmentWords(appointment)]];

/** The parts of the price, each once for all tires. Only coverage that a deal pays for adds up to nothing. */
const parts = ({ price_snapshot: price }: OrderRecord): readonly (readonly [string, string])[] => {
  const sums = new Map<string, Cents>();
  for (const { label, amountInCents } of shownTrace(completePrice(price)))
    sums.set(label, addCents(sums.get(label) ?? ZERO_CENTS, amountInCents));
  return [...sums].map(([label, amount]) => [label, amount === 0 ? FREE_WITH_DEAL : formatMoney(amount)]);
};

const TOTAL_LABELS: Readonly<Record<Fulfilment, string>> = {
  'ship-to-shop': 'Out the door',
  'ship-to-me': 'At your door',
  'fedex-pickup': 'At FedEx',
  'warehouse-pickup': 'At the counter',
};

/** The payment methods; with a gift card, the amount of each. */
const paidRows = (payment: OrderRecord['payment']): readonly (readonly [string, string])[] => {
  if (payment === null || payment.gift_card_number === null || payment.captured_in_cents === 0)
    return [['Paid with', paymentLabel(payment)]];
  return [
    [
      giftCardLabel(payment.gift_card_number),
      formatMoney(subtractCents(ZERO_CENTS, payment.gift_card_in_cents)),
    ],
    [`Paid with ${moneyLabel(payment)}`, formatMoney(payment.captured_in_cents)],
  ];
};

const blocks = (
  order: OrderRecord,
  { shop, appointment, trackingUrl, accountUrl, servicePhone }: MessageSetting,
): readonly MailBlock[] => {
  const number = formatOrderNumber(order.number);
  return [
    `Thank you, ${order.first_name}. Your tires are reserved and paid for.`,
    { rows: [['Order', number]] },
    { tires: lineLabels(order) },
    {
      rows: [
        placeRow(order, shop),
        ...appointmentRow(appointment),
        ...readyRow(order),
        ...deliveryRow(order),
      ],
    },
    {
      amounts: parts(order),
      total: [TOTAL_LABELS[order.fulfilment], formatMoney(order.total_in_cents)],
    },
    { rows: paidRows(order.payment) },
    ...pickupHint(order),
    { link: trackingUrl, label: 'Track your order' },
    `You need the order number ${number} and the ZIP code ${order.zip}.`,
    `Changed your mind? Cancel free of charge until ${easternTime(order.cancel_closes_at)}, in your account or by calling ${servicePhone} while our phones are open. No account yet? Create one with this email address and your order will be there.`,
    { link: accountUrl, label: 'View your order in your account' },
  ];
};

export const confirmationMail = (order: OrderRecord, setting: MessageSetting): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: CONFIRMATION,
  subject: `Order ${formatOrderNumber(order.number)} is confirmed`,
  blocks: blocks(order, setting),
  orderId: order.id,
});

export const confirmationText = (order: OrderRecord, { trackingUrl }: MessageSetting): TextToQueue => ({
  channel: 'sms',
  to: order.phone,
  template: CONFIRMATION,
  text: `SimpleTread: order ${formatOrderNumber(order.number)} is confirmed, ${formatMoney(order.total_in_cents)} out the door. Track it: ${trackingUrl}`,
  orderId: order.id,
});
