import {
  EXCHANGED_HANDLING,
  formatMoney,
  formatOrderNumber,
  maskEmail,
  type OrderContact,
  type RemovalPlan,
  shortDayWords,
} from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import { type MailToQueue } from '../../platform/messages/index.js';
import { lineLabels, type OrderRecord, paymentLabel, tireLabel } from '../order/index.js';
import type { PlannedChange } from './plan-change.js';

const KIND_WORDS = {
  contact: 'contact details',
  address: 'shipping address',
  receiving: 'delivery',
  tires: 'tires',
} as const;

const NONE = { contact: 'None', address: 'None', receiving: 'None', tires: 'Removed' } as const;

/** The refunds of a change; null where it gives nothing back. */
const moneyOf = ({ preview: { removal, receiving } }: PlannedChange) => {
  const money = removal ?? receiving;
  return money === undefined || money.refundInCents === 0 ? null : money;
};

const handlingRow = ({ preview: { removal } }: PlannedChange): (readonly [string, string])[] =>
  removal === undefined || removal.handling.feeInCents === 0
    ? []
    : [[EXCHANGED_HANDLING, `${formatMoney(removal.handling.feeInCents)} deducted`]];

const refundRow = (planned: PlannedChange): (readonly [string, string])[] => {
  const money = moneyOf(planned);
  return money === null
    ? []
    : [['Refund', `${formatMoney(money.refundInCents)} to ${paymentLabel(planned.order.payment)}`]];
};

/** The money of a change, for everyone who hears of it. */
const moneyWords = (planned: PlannedChange): string => {
  const hasFee = (planned.preview.removal?.handling.feeInCents ?? 0) > 0;
  if (moneyOf(planned) === null)
    return hasFee
      ? 'What you paid for the removed tires covers the handling of your exchange, so there’s no refund.'
      : 'The price is the same.';
  if (hasFee) return 'We’re refunding what was removed, minus handling.';
  return planned.change.kind === 'tires'
    ? 'We’re refunding what was removed.'
    : 'We’re refunding the difference.';
};

/** The time that a card takes to show its refund; nothing where no card gets money. */
const bankWords = (planned: PlannedChange): string[] =>
  (planned.order.payment?.card_last4 ?? null) !== null &&
  moneyOf(planned)?.refunds.some(({ tender }) => tender === 'money') === true
    ? ['Banks take 3 to 5 business days to show a refund.']
    : [];

const deliveryRow = ({ preview, change }: PlannedChange): (readonly [string, string])[] =>
  (change.kind === 'address' || change.kind === 'receiving') && preview.deliveryAfter !== null
    ? [['Arrives by', shortDayWords(preview.deliveryAfter)]]
    : [];

/** Tells the buyer, at the mailbox that the order has now, what it says. */
export const orderChangedMail = (
  planned: PlannedChange,
  { to, servicePhone }: { readonly to: string; readonly servicePhone: string },
): MailToQueue => {
  const { order, change, preview } = planned;
  const what = KIND_WORDS[change.kind];
  return {
    channel: 'email',
    to,
    template: 'order-changed',
    subject: `The ${what} of order ${formatOrderNumber(order.number)} changed`,
    blocks: [
      `${change.kind === 'contact' ? change.firstName : order.first_name}, the ${what} of your order changed. ${moneyWords(planned)}`,
      {
        rows: [
          ['Order', formatOrderNumber(order.number)],
          ...preview.fields.map(({ label, after }) => [label, after ?? NONE[change.kind]] as const),
          ...deliveryRow(planned),
          ...handlingRow(planned),
          ...refundRow(planned),
        ],
      },
      ...bankWords(planned),
      `If you didn’t ask for this, call ${servicePhone} right away.`,
    ],
    orderId: order.id,
  };
};

/** Tells a mailbox that the order has no more, or never had, that it changed. What it says now is not this reader's to know. */
export const orderChangedNotice = (
  planned: PlannedChange,
  {
    to,
    servicePhone,
    newEmail,
  }: { readonly to: string; readonly servicePhone: string; readonly newEmail: string },
): MailToQueue => {
  const { order, change, preview } = planned;
  const what = KIND_WORDS[change.kind];
  return {
    channel: 'email',
    to,
    template: 'order-changed',
    subject: `The ${what} of order ${formatOrderNumber(order.number)} changed`,
    blocks: [
      `The ${what} of your order changed. ${moneyWords(planned)}`,
      {
        rows: [
          ['Order', formatOrderNumber(order.number)],
          ['Changed', preview.fields.map(({ label }) => label).join(', ')],
          ['Emails go to', maskEmail(newEmail)],
        ],
      },
      `If you didn’t ask for this, call ${servicePhone} right away.`,
    ],
    orderId: order.id,
  };
};

/** Tells the shop that nothing is to be installed: the buyer receives the tires another way. */
export const installationDroppedMail = ({ order }: PlannedChange, shop: Shop): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-off',
  subject: `Installation for order ${formatOrderNumber(order.number)} is cancelled`,
  blocks: [
    `${order.first_name} ${order.last_name} dropped the installation at ${shop.company}. The tires ship elsewhere.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...lineLabels(order).map((tires) => ['Tires', tires] as const),
      ],
    },
    'Any appointment for this order is cancelled. You don’t need to do anything.',
  ],
  orderId: order.id,
});

/** Tells the shop the new name of its customer. */
export const installationNameMail = (
  { order }: PlannedChange,
  shop: Shop,
  { firstName, lastName }: OrderContact,
): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-name',
  subject: `Installation for order ${formatOrderNumber(order.number)} has a new name`,
  blocks: [
    `The tires of ${order.first_name} ${order.last_name} are now for ${firstName} ${lastName}.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...lineLabels(order).map((tires) => ['Tires', tires] as const),
      ],
    },
    'The appointment stays the same.',
  ],
  orderId: order.id,
});

const stayingTires = ({ lines }: OrderRecord, { removed }: RemovalPlan): string[] =>
  lines.flatMap((line) => {
    const gone = removed.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const quantity = line.quantity - line.returned_quantity - gone;
    return quantity === 0 ? [] : [`${quantity} × ${tireLabel(line)}`];
  });

/** Tells the shop the tires that stay to be installed. */
export const installationTiresMail = (
  { order }: PlannedChange,
  shop: Shop,
  removal: RemovalPlan,
): MailToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-tires',
  subject: `Installation for order ${formatOrderNumber(order.number)} has fewer tires`,
  blocks: [
    `${order.first_name} ${order.last_name}’s order now has fewer tires. Please install these:`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...stayingTires(order, removal).map((tires) => ['Tires', tires] as const),
      ],
    },
    'The appointment stays the same.',
  ],
  orderId: order.id,
});
