import { z } from 'zod';

import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const cartGiftCard = shape({
  giftCardId: idSchema,
  number: z.string(),
  /** Its available balance, including the part held by this cart's own pending payment. */
  balanceInCents: centsSchema,
});

/** The cart's gift card, and the signed-in customer's cards with a balance. */
export const cartGiftCards = shape({ chosen: cartGiftCard.nullable(), own: z.array(cartGiftCard) });

export type CartGiftCards = z.output<typeof cartGiftCards>;

export const getCartGiftCards = endpoint({
  id: 'checkout.giftCards',
  method: 'GET',
  path: '/checkout/gift-card',
  summary: 'The cart’s gift card, and the customer’s own cards.',
  access: cartOrCustomerAccess,
  reply: cartGiftCards,
  faults: ['record.missing'],
});

export const chooseGiftCard = endpoint({
  id: 'checkout.chooseGiftCard',
  method: 'PUT',
  path: '/checkout/gift-card',
  summary:
    'Pays the cart with a gift card: by its code, or by its id for the customer’s own. Nothing is charged yet.',
  access: cartOrCustomerAccess,
  body: z.union([shape({ code: z.string().max(60) }), shape({ giftCardId: idSchema })]),
  reply: cartGiftCards,
  faults: [
    'record.missing',
    'cart.alreadyOrdered',
    'giftCard.codeInvalid',
    'giftCard.unknown',
    'giftCard.blocked',
    'giftCard.empty',
    'request.rateLimited',
  ],
});

export const dropGiftCard = endpoint({
  id: 'checkout.dropGiftCard',
  method: 'DELETE',
  path: '/checkout/gift-card',
  summary: 'Removes the gift card from the cart.',
  access: cartOrCustomerAccess,
  reply: cartGiftCards,
  faults: ['record.missing', 'cart.alreadyOrdered'],
});
