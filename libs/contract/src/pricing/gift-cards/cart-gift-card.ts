import { z } from 'zod';

import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const cartGiftCard = shape({
  giftCardId: idSchema,
  number: z.string(),
  /** What it can pay now, what this cart's own payment under way holds of it included. */
  balanceInCents: centsSchema,
});

/** The gift card that a cart is to be paid with, and those of the signed-in customer that have something left. */
export const cartGiftCards = shape({ chosen: cartGiftCard.nullable(), own: z.array(cartGiftCard) });

export type CartGiftCards = z.output<typeof cartGiftCards>;

export const getCartGiftCards = endpoint({
  id: 'checkout.giftCards',
  method: 'GET',
  path: '/checkout/gift-card',
  summary: 'The gift card that the cart is to be paid with, and which the customer has.',
  access: cartOrCustomerAccess,
  reply: cartGiftCards,
  faults: ['record.missing'],
});

export const chooseGiftCard = endpoint({
  id: 'checkout.chooseGiftCard',
  method: 'PUT',
  path: '/checkout/gift-card',
  summary:
    'Pays the cart with a gift card: by its code, or by its id for one that the customer has. Nothing is taken yet.',
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
  summary: 'Pays the cart without a gift card after all.',
  access: cartOrCustomerAccess,
  reply: cartGiftCards,
  faults: ['record.missing', 'cart.alreadyOrdered'],
});
