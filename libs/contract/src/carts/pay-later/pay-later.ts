import { PAY_LATER_FAILURES, PAY_LATER_METHODS, PAYMENT_METHODS } from '@simpletread/domain';
import { z } from 'zod';

import { cartOrCustomerAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { pricedCartSchema } from '../../pricing/index.js';
import { cartGiftCards } from '../gift-card-choice/index.js';

export const paymentOption = shape({
  method: z.enum(PAYMENT_METHODS),
  name: z.string(),
  /** The totals its lender accepts; null for a card, which accepts any total. */
  leastInCents: centsSchema.nullable(),
  mostInCents: centsSchema.nullable(),
  isAvailable: z.boolean(),
  /** The gift card's part with this method, and the rest to pay. */
  giftCardInCents: centsSchema,
  toPayInCents: centsSchema,
  /** The discount for paying this way, including its tax; zero if none. */
  savingInCents: centsSchema,
  /** The cart's price with this method. */
  pricing: pricedCartSchema,
});

export type PaymentOption = z.output<typeof paymentOption>;

export const getPaymentOptions = endpoint({
  id: 'checkout.paymentOptions',
  method: 'GET',
  path: '/checkout/payment-options',
  summary: 'The payment methods for the cart, and its price with each.',
  access: cartOrCustomerAccess,
  reply: shape({
    options: z.array(paymentOption),
    giftCards: cartGiftCards,
    /** A lender whose page was opened for this cart without an answer yet. */
    away: shape({ method: z.enum(PAY_LATER_METHODS), orderNumber: z.string() }).nullable(),
  }),
  faults: ['record.missing'],
});

export const getPayLaterTerms = endpoint({
  id: 'checkout.payLaterTerms',
  method: 'GET',
  path: '/checkout/pay-later',
  summary: 'The shop’s lenders, their accepted totals and their discounts.',
  access: publicAccess,
  reply: shape({
    lenders: z.array(
      shape({
        method: z.enum(PAY_LATER_METHODS),
        name: z.string(),
        leastInCents: centsSchema,
        mostInCents: centsSchema,
      }),
    ),
    /** The extra discount on any buyer's first order with any lender; null while there is none. */
    firstOrder: shape({
      ratePpm: z.int().min(1).max(1_000_000),
      methods: z.array(z.enum(PAY_LATER_METHODS)).min(1),
    }).nullable(),
  }),
  cacheSeconds: 60,
  faults: [],
});

export const returnFromLender = endpoint({
  id: 'checkout.returnFromLender',
  method: 'POST',
  path: '/checkout/pay-later/returns',
  summary:
    'Reports a shopper’s return from a lender’s page. The lender’s signed answer counts once; sending it again returns its result.',
  access: publicAccess,
  body: shape({
    session: z.string().min(1).max(100),
    result: z.string().min(1).max(40),
    at: z.string().min(1).max(40),
    signature: z.string().min(1).max(200),
  }),
  reply: shape({
    state: z.enum(['placed', 'processing', 'failed']),
    method: z.enum(PAY_LATER_METHODS),
    orderNumber: z.string(),
    failure: z.enum(PAY_LATER_FAILURES).nullable(),
  }),
  faults: ['payment.returnInvalid'],
});
