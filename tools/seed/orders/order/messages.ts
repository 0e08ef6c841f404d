import {
  cents,
  formatMoney,
  formatOrderNumber,
  type MailBlock,
  type MailLetter,
  type MessageTemplate,
  type OrderNumber,
  paymentMethodName,
  PICKUP_HOLD_BUSINESS_DAYS,
  pickupHeldUntil,
  renderMail,
  WAREHOUSE_PICKUP_HOLD_DAYS,
} from '@simpletread/domain';
import type { CopyValue } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { NO_ANSWER } from '../delays/lapsed-order.js';
import { changedAt, changeWording } from './progress/order-change.js';
import type { SeedOrder } from './seed-order.js';

type Columns = Readonly<Record<string, CopyValue>>;

interface TextWording {
  readonly template: MessageTemplate;
  readonly text: string;
}

/** The number of a fresh shop's settings. */
const SIGNATURE = { shopUrl: null, servicePhone: '(800) 555 0142' };

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const SENT_AFTER_MS = 1_800;
const FAILED_SHARE = 0.002;
const FAILURES = { email: 'The mailbox is full.', sms: 'The number is a landline.' } as const;

const shown = (order: SeedOrder): string => formatOrderNumber(order.number as OrderNumber);

const tiresOf = (order: SeedOrder): MailBlock => ({
  tires: order.lines.map(
    ({ quantity, shelfTire: { line, tire } }) =>
      `${quantity} × ${line.brandName} ${line.name} ${tire.sizeCode}`,
  ),
});

const placeRow = ({ shop, pickupPoint, customer }: SeedOrder): readonly [string, string] => {
  if (shop !== null) return ['Installed at', `${shop.company}, ${shop.address1}, ${shop.city}`];
  return pickupPoint === null
    ? ['Ships to', customer.place.city]
    : ['Pick up at', `${pickupPoint.name}, ${pickupPoint.address1}, ${pickupPoint.city}`];
};

const confirmation = (order: SeedOrder): MailLetter => ({
  template: 'order-confirmation',
  subject: `Order ${shown(order)} is confirmed`,
  blocks: [
    `Thank you, ${order.customer.firstName}. Your tires are reserved and paid for.`,
    tiresOf(order),
    {
      rows: [
        ['Order', shown(order)],
        placeRow(order),
        ['Out the door', formatMoney(order.pricing.totalInCents)],
      ],
    },
    `You can cancel within 30 minutes. Track it with number ${shown(order)} and ZIP ${order.customer.place.zip}.`,
  ],
});

const payerOf = ({ payment: { card, method } }: SeedOrder): string =>
  card === null ? paymentMethodName(method) : `your card ending in ${card.last4}`;

const whyCancelled = ({ warehousePickup, refund }: SeedOrder): string => {
  if (warehousePickup !== null)
    return `nobody picked up your tires within ${WAREHOUSE_PICKUP_HOLD_DAYS} days. We cancelled your order and refund it in full.`;
  return refund?.requestedBy === NO_ANSWER
    ? 'we asked if you’d like to wait for your delayed tires and got no answer. We cancelled your order and refund it in full.'
    : 'your order is cancelled. Nothing will be shipped.';
};

const cancellation = (order: SeedOrder): MailLetter => ({
  template: 'order-cancelled',
  subject: `Order ${shown(order)} is cancelled`,
  blocks: [
    `${order.customer.firstName}, ${whyCancelled(order)}`,
    tiresOf(order),
    {
      rows: [
        ['Order', shown(order)],
        ['Refund', `${formatMoney(order.refund?.amountInCents ?? cents(0))} to ${payerOf(order)}`],
      ],
    },
  ],
});

const textMessage = (order: SeedOrder): TextWording => ({
  template: 'order-confirmation',
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

const readyMail = (order: SeedOrder, ready: Ready): MailLetter => ({
  template: 'ready-for-pickup',
  subject: `Order ${shown(order)} is ready for pickup`,
  blocks: [
    `${order.customer.firstName}, your tires are ready for pickup.`,
    tiresOf(order),
    `They are held at ${pickupText(ready)}.`,
    `Bring a photo ID with the name on the order. We hold the tires for ${PICKUP_HOLD_BUSINESS_DAYS} business days.`,
  ],
});

const readyText = (order: SeedOrder, ready: Ready): TextWording => ({
  template: 'ready-for-pickup',
  text: `SimpleTread: order ${shown(order)} is ready for pickup at ${pickupText(ready)}. Bring a photo ID.`,
});

interface Written {
  readonly channel: 'email' | 'sms';
  readonly template: MessageTemplate;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

const written = (order: SeedOrder, what: Written, at: Date, random: Prng): Columns => {
  const { channel, template, subject, text, html } = what;
  const isFailed = random.chance(FAILED_SHARE);
  const id = seededId(random, at);
  return {
    id,
    channel,
    recipient: channel === 'email' ? order.customer.email : order.customer.phone,
    template,
    subject,
    body_text: text,
    body_html: html,
    order_id: order.id,
    state: isFailed ? 'failed' : 'sent',
    attempts: isFailed ? 5 : 1,
    provider_id: isFailed ? null : `sandbox-${id}`,
    failure: isFailed ? FAILURES[channel] : null,
    created_at: at,
    sent_at: isFailed ? null : new Date(at.getTime() + SENT_AFTER_MS),
  };
};

const mail = (order: SeedOrder, letter: MailLetter, at: Date, random: Prng): Columns => {
  const { template, subject } = letter;
  return written(
    order,
    { channel: 'email', template, subject, ...renderMail(letter, SIGNATURE) },
    at,
    random,
  );
};

const textTo = (order: SeedOrder, { template, text }: TextWording, at: Date, random: Prng): Columns =>
  written(order, { channel: 'sms', template, subject: null, text, html: null }, at, random);

const readyMessages = (order: SeedOrder, random: Prng): readonly Columns[] => {
  const { pickupPoint: point, progress, customer } = order;
  const { deliveredAt } = progress;
  if (point === null || deliveredAt === null || order.warehousePickup !== null) return [];
  const ready = { point, deliveredAt };
  return [
    mail(order, readyMail(order, ready), deliveredAt, random),
    ...(customer.phoneType === 'mobile' ? [textTo(order, readyText(order, ready), deliveredAt, random)] : []),
  ];
};

const changeMessages = (order: SeedOrder, random: Prng): readonly Columns[] => {
  const at = changedAt(order);
  return at === null ? [] : [mail(order, changeWording(order), at, random)];
};

/** Returns the emails and texts of an order. */
export const messagesOf = (order: SeedOrder, random: Prng): readonly Columns[] => [
  mail(order, confirmation(order), order.placedAt, random),
  ...(order.customer.phoneType === 'mobile'
    ? [textTo(order, textMessage(order), order.placedAt, random)]
    : []),
  ...changeMessages(order, random),
  ...readyMessages(order, random),
  ...(order.progress.cancelledAt === null
    ? []
    : [mail(order, cancellation(order), order.progress.cancelledAt, random)]),
];
