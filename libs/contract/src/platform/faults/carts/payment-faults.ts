import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `card.${string}` | `payment.${string}` | `giftCard.${string}`>;

/** Faults of cards, payments and gift cards. `payment.processing` is the provider's code 539: its fault data carries that number. */
export const PAYMENT_FAULTS = {
  'card.numberInvalid': { status: 400, message: 'Please enter a valid card number' },
  'card.expiryRequired': { status: 400, message: 'Please enter the expiry date' },
  'card.expiryInvalid': { status: 400, message: 'Please enter a valid expiry date MM/YY' },
  'card.expiryPast': { status: 400, message: 'This card has expired' },
  'card.codeInvalid': { status: 400, message: 'Please enter a valid security code' },
  'card.nameInvalid': { status: 400, message: 'Please enter the name on the card' },
  'payment.amountDiffers': {
    status: 402,
    message:
      'The payment provider charged a different amount than your total, so we didn’t place the order. Your refund is on its way.',
  },
  'payment.paused': {
    status: 429,
    message: 'Too many payments didn’t go through. Please wait {minutes} minutes and try again, or call us.',
  },
  'payment.otherOpen': {
    status: 429,
    message:
      'You have other orders that aren’t paid yet, and we’re holding tires for them. Finish or cancel those first, or try again in {minutes} minutes.',
  },
  'payment.declined': {
    status: 402,
    message: 'Your card was declined. Please try another card or payment method.',
  },
  'payment.notProcessed': {
    status: 402,
    message: 'Your payment was not processed. Please try again or use another payment method.',
  },
  'payment.processing': {
    status: 409,
    message:
      'Your payment is being processed. Please check your email, and contact support if you have no confirmation in 30 minutes.',
  },
  'payment.tokenUnknown': { status: 400, message: 'Please enter your card details again.' },
  'payment.methodUnavailable': {
    status: 409,
    message: 'You can’t pay with {name} for this order. Please choose another payment method.',
  },
  'payment.methodNotOffered': {
    status: 409,
    message: 'We do not offer {name}. Please choose another payment method.',
  },
  'payment.businessOnly': {
    status: 409,
    message: 'Only business accounts can pay with {name}. Please choose another payment method.',
  },
  'payment.returnInvalid': {
    status: 400,
    message: 'This link from the payment provider is not valid. Your cart is unchanged.',
  },
  'payment.refundTooLarge': { status: 409, message: 'A refund cannot be larger than what was paid.' },
  'giftCard.codeInvalid': {
    status: 400,
    message: 'Please enter the 16 letters and digits of your gift card',
  },
  'giftCard.unknown': {
    status: 404,
    message: 'We don’t recognize this gift card. Please check its code.',
  },
  'giftCard.blocked': {
    status: 409,
    message: 'This gift card is blocked. Please call us.',
  },
  'giftCard.empty': { status: 409, message: 'This gift card has no balance left.' },
  'giftCard.changed': {
    status: 409,
    message: 'Your gift card’s part of the payment has changed. Please review the new amounts.',
  },
} as const satisfies FaultArea<Code>;
