import {
  cents,
  formatMoney,
  formatOrderNumber,
  type OrderNumber,
  ownValue,
  paymentMethodName,
  PICKUP_HOLD_BUSINESS_DAYS,
  pickupHeldUntil,
} from '@simpletread/domain';
import type { CopyValue } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { changedAt, changeWording } from './progress/order-change.js';
import type { SeedOrder } from './seed-order.js';

type Columns = Readonly<Record<string, CopyValue>>;

interface Wording {
  readonly template: string;
  readonly subject: string | null;
  readonly text: string;
}

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const SENT_AFTER_MS = 1_800;
const FAILED_SHARE = 0.002;
const FAILURES = { email: 'The mailbox is full.', sms: 'The number is a landline.' } as const;
const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const shown = (order: SeedOrder): string => formatOrderNumber(order.number as OrderNumber);

const tiresText = (order: SeedOrder): string =>
  order.lines
    .map(
      ({ quantity, shelfTire: { line, tire } }) =>
        `${quantity} × ${line.brandName} ${line.name} ${tire.sizeCode}`,
    )
    .join('\n');

const placeText = ({ shop, pickupPoint, customer }: SeedOrder): string => {
  if (shop !== null) return `Installed at ${shop.company}, ${shop.address1}, ${shop.city}.`;
  return pickupPoint === null
    ? `On the way to ${customer.place.city}.`
    : `Pick up at ${pickupPoint.name}, ${pickupPoint.address1}, ${pickupPoint.city}.`;
};

const confirmation = (order: SeedOrder): Wording => ({
  template: 'order-confirmation',
  subject: `Order ${shown(order)} is confirmed`,
  text: [
    `Thank you, ${order.customer.firstName}.`,
    tiresText(order),
    `Out the door: ${formatMoney(order.pricing.totalInCents)}.`,
    placeText(order),
    `You can cancel within 30 minutes. Track it with number ${shown(order)} and ZIP ${order.customer.place.zip}.`,
  ].join('\n\n'),
});

const payerOf = ({ payment: { card, method } }: SeedOrder): string =>
  card === null ? paymentMethodName(method) : `your card ending in ${card.last4}`;

const cancellation = (order: SeedOrder): Wording => ({
  template: 'order-cancelled',
  subject: `Order ${shown(order)} is cancelled`,
  text: [
    `${order.customer.firstName}, your order is cancelled.`,
    `${formatMoney(order.refund?.amountInCents ?? cents(0))} is refunded to ${payerOf(order)}.`,
  ].join('\n\n'),
});

const textMessage = (order: SeedOrder): Wording => ({
  template: 'order-confirmation',
  subject: null,
  text: `SimpleTread: order ${shown(order)} is confirmed, ${formatMoney(order.pricing.totalInCents)} out the door.`,
});

interface Ready {
  readonly point: NonNullable<SeedOrder['pickupPoint']>;
  readonly deliveredAt: Date;
}

const pickupText = ({ point, deliveredAt }: Ready): string => {
  const heldUntil = DAY.format(new Date(`${pickupHeldUntil(deliveredAt, point.timeZone)}T00:00:00Z`));
  return `${point.name}, ${point.address1}, ${point.city}, ${point.state} ${point.zip} until ${heldUntil}`;
};

const readyMail = (order: SeedOrder, ready: Ready): Wording => ({
  template: 'ready-for-pickup',
  subject: `Order ${shown(order)} is ready for pickup`,
  text: [
    `${order.customer.firstName}, your tires are ready for pickup.`,
    tiresText(order),
    `They are held at ${pickupText(ready)}.`,
    `Bring a photo ID with the name on the order. We hold the tires for ${PICKUP_HOLD_BUSINESS_DAYS} business days.`,
  ].join('\n\n'),
});

const readyText = (order: SeedOrder, ready: Ready): Wording => ({
  template: 'ready-for-pickup',
  subject: null,
  text: `SimpleTread: order ${shown(order)} is ready for pickup at ${pickupText(ready)}. Bring a photo ID.`,
});

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ownValue(HTML_ESCAPES, character) ?? '');

const asHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const message = (
  order: SeedOrder,
  wording: Wording,
  channel: 'email' | 'sms',
  at: Date,
  random: Prng,
): Columns => {
  const isFailed = random.chance(FAILED_SHARE);
  const id = seededId(random, at);
  return {
    id,
    channel,
    recipient: channel === 'email' ? order.customer.email : order.customer.phone,
    template: wording.template,
    subject: wording.subject,
    body_text: wording.text,
    body_html: channel === 'email' ? asHtml(wording.text) : null,
    order_id: order.id,
    state: isFailed ? 'failed' : 'sent',
    attempts: isFailed ? 5 : 1,
    provider_id: isFailed ? null : `sandbox-${id}`,
    failure: isFailed ? FAILURES[channel] : null,
    created_at: at,
    sent_at: isFailed ? null : new Date(at.getTime() + SENT_AFTER_MS),
  };
};

const readyMessages = (order: SeedOrder, random: Prng): readonly Columns[] => {
  const { pickupPoint: point, progress, customer } = order;
  const { deliveredAt } = progress;
  if (point === null || deliveredAt === null) return [];
  const ready = { point, deliveredAt };
  return [
    message(order, readyMail(order, ready), 'email', deliveredAt, random),
    ...(customer.phoneType === 'mobile'
      ? [message(order, readyText(order, ready), 'sms', deliveredAt, random)]
      : []),
  ];
};

const changeMessages = (order: SeedOrder, random: Prng): readonly Columns[] => {
  const at = changedAt(order);
  return at === null ? [] : [message(order, changeWording(order), 'email', at, random)];
};

/** Returns the emails and texts of an order. */
export const messagesOf = (order: SeedOrder, random: Prng): readonly Columns[] => [
  message(order, confirmation(order), 'email', order.placedAt, random),
  ...(order.customer.phoneType === 'mobile'
    ? [message(order, textMessage(order), 'sms', order.placedAt, random)]
    : []),
  ...changeMessages(order, random),
  ...readyMessages(order, random),
  ...(order.progress.cancelledAt === null
    ? []
    : [message(order, cancellation(order), 'email', order.progress.cancelledAt, random)]),
];
