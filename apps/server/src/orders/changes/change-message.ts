import { formatOrderNumber, maskEmail, type OrderContact, shortDayWords } from '@simpletread/domain';

import type { Shop } from '../../installers/index.js';
import { mailBody, type MessageToQueue } from '../../platform/messages/index.js';
import { lineLabel } from '../order/index.js';
import type { PlannedChange } from './plan-change.js';

const KIND_WORDS = { contact: 'contact details', address: 'shipping address' } as const;

const deliveryRow = ({ preview, change }: PlannedChange): (readonly [string, string])[] =>
  change.kind === 'address' && preview.deliveryAfter !== null
    ? [['Arrives by', shortDayWords(preview.deliveryAfter)]]
    : [];

/** Tells the buyer, at the mailbox that the order has now, what it says. */
export const orderChangedMail = (
  planned: PlannedChange,
  { to, servicePhone }: { readonly to: string; readonly servicePhone: string },
): MessageToQueue => {
  const { order, change, preview } = planned;
  const what = KIND_WORDS[change.kind];
  return {
    channel: 'email',
    to,
    template: 'order-changed',
    subject: `The ${what} of order ${formatOrderNumber(order.number)} changed`,
    ...mailBody([
      `${change.kind === 'contact' ? change.firstName : order.first_name}, the ${what} of your order changed. The price is the same.`,
      {
        rows: [
          ['Order', formatOrderNumber(order.number)],
          ...preview.fields.map(({ label, after }) => [label, after ?? 'None'] as const),
          ...deliveryRow(planned),
        ],
      },
      `If you didn’t ask for this, call ${servicePhone} right away.`,
    ]),
    orderId: order.id,
  };
};

/** Tells a mailbox that the order has no more, or never had, that it changed. What it says now is not this reader's to know. */
export const orderChangedNotice = (
  { order, change, preview }: PlannedChange,
  {
    to,
    servicePhone,
    newEmail,
  }: { readonly to: string; readonly servicePhone: string; readonly newEmail: string },
): MessageToQueue => {
  const what = KIND_WORDS[change.kind];
  return {
    channel: 'email',
    to,
    template: 'order-changed',
    subject: `The ${what} of order ${formatOrderNumber(order.number)} changed`,
    ...mailBody([
      `The ${what} of your order changed. The price is the same.`,
      {
        rows: [
          ['Order', formatOrderNumber(order.number)],
          ['Changed', preview.fields.map(({ label }) => label).join(', ')],
          ['Emails go to', maskEmail(newEmail)],
        ],
      },
      `If you didn’t ask for this, call ${servicePhone} right away.`,
    ]),
    orderId: order.id,
  };
};

/** Tells the shop the new name of its customer. */
export const installationNameMail = (
  { order }: PlannedChange,
  shop: Shop,
  { firstName, lastName }: OrderContact,
): MessageToQueue => ({
  channel: 'email',
  to: shop.email,
  template: 'installation-name',
  subject: `Installation for order ${formatOrderNumber(order.number)} has a new name`,
  ...mailBody([
    `The tires of ${order.first_name} ${order.last_name} are now for ${firstName} ${lastName}.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...order.lines.map((line) => ['Tires', lineLabel(line)] as const),
      ],
    },
    'The appointment stays the same.',
  ]),
  orderId: order.id,
});
