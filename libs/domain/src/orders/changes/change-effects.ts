import { formatPhone, maskEmail } from '../../contact/index.js';
import { shortDayWords } from '../../time/index.js';
import { type Fulfilment, isPickedUp } from '../order/index.js';
import type { OrderAddress, OrderContact } from './order-place.js';

/** Returns who gets which emails about a change. */
export const emailEffects = (before: string, after: string): string[] =>
  before === after
    ? [`We email a confirmation to ${maskEmail(after)}.`]
    : [
        `Emails about this order go to ${maskEmail(after)}.`,
        `We email a confirmation to ${maskEmail(before)} and ${maskEmail(after)}.`,
      ];

const NAME_EFFECTS: Readonly<Record<Fulfilment, (name: string) => string>> = {
  'ship-to-me': (name) => `The order is in the name of ${name}.`,
  'ship-to-shop': (name) => `We email the shop the name ${name}.`,
  'fedex-pickup': (name) => `${name} picks up the tires with a photo ID.`,
  'warehouse-pickup': (name) => `${name} picks up the tires with the pickup code or a photo ID.`,
};

const nameOf = ({ firstName, lastName }: OrderContact): string => `${firstName} ${lastName}`;

const phoneEffects = (
  before: OrderContact,
  { phone, phoneType }: OrderContact,
  fulfilment: Fulfilment,
): string[] => {
  if (phone === before.phone && phoneType === before.phoneType) return [];
  const shown = formatPhone(phone, 'parentheses');
  return [
    isPickedUp(fulfilment) && phoneType === 'mobile'
      ? `The text that the tires are ready goes to ${shown}.`
      : `The phone number of the order is ${shown}.`,
  ];
};

/** Returns the effects of new contact details, one sentence each. */
export const contactEffects = (
  before: OrderContact,
  after: OrderContact,
  fulfilment: Fulfilment,
): string[] => [
  ...(nameOf(before) === nameOf(after) ? [] : [NAME_EFFECTS[fulfilment](nameOf(after))]),
  ...phoneEffects(before, after, fulfilment),
  'Price and delivery stay the same.',
  ...emailEffects(before.email, after.email),
];

/** Returns what becomes of an order whose account has it because of its old email. */
export const accountEffect = (email: string): string =>
  `The order leaves the account it is in. If ${maskEmail(email)} has a confirmed account, the order moves there.`;

/** Returns when the tires arrive at the new place. */
export const deliveryEffect = (before: string | null, after: string | null): string => {
  if (after === null) return 'We don’t know yet when the tires arrive at the new address.';
  if (before === after) return `The tires still arrive by ${shortDayWords(after)}.`;
  const instead = before === null ? '' : ` instead of ${shortDayWords(before)}`;
  return `The tires arrive by ${shortDayWords(after)}${instead}.`;
};

/** Returns the effects of a new address, one sentence each; `email` gets the confirmation. */
export const addressEffects = (
  before: OrderAddress & { readonly deliveryOn: string | null },
  after: OrderAddress & { readonly deliveryOn: string | null },
  email: string,
): string[] => [
  `The tires ship to ${after.address1}, ${after.city}, ${after.state} ${after.zip}.`,
  deliveryEffect(before.deliveryOn, after.deliveryOn),
  'The price stays the same.',
  ...(before.zip === after.zip ? [] : [`Use ZIP code ${after.zip} to track this order.`]),
  ...emailEffects(email, email),
];
