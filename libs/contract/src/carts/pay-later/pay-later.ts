import { PAY_LATER_FAILURES, PAY_LATER_METHODS, PAYMENT_METHODS } from '@simpletread/domain';
import { z } from 'zod';

import { cartOrCustomerAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartGiftCards, pricedCartSchema } from '../../pricing/index.js';

export const paymentOption = shape({
  method: z.enum(PAYMENT_METHODS),
  name: z.string(),
  /** What its lender takes in all; null for a card, which takes any total. */
  leastInCents: centsSchema.nullable(),
  mostInCents: centsSchema.nullable(),
  isAvailable: z.boolean(),
  /** What the cart's gift card pays then, and what is left to pay in this way. */
  giftCardInCents: centsSchema,
  toPayInCents: centsSchema,
  /** Taken off because it is paid in this way, tax on it included; zero where nothing is. */
  savingInCents: centsSchema,
  /** The cart as it costs when paid in this way. */
  pricing: pricedCartSchema,
});

export type PaymentOption = z.output<typeof paymentOption>;

export const getPaymentOptions = endpoint({
  id: 'checkout.paymentOptions',
  method: 'GET',
  path: '/checkout/payment-options',
  summary: 'The ways to pay for the cart, and what it costs with each.',
  access: cartOrCustomerAccess,
  reply: shape({
    options: z.array(paymentOption),
    giftCards: cartGiftCards,
    /** A lender whose page was opened for this cart and has not been answered. */
    away: shape({ method: z.enum(PAY_LATER_METHODS), orderNumber: z.string() }).nullable(),
  }),
  faults: ['record.missing'],
});

export const getPayLaterTerms = endpoint({
  id: 'checkout.payLaterTerms',
  method: 'GET',
  path: '/checkout/pay-later',
  summary: 'The lenders that the shop works with, the totals they take and what is off with them.',
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
    /** What is off a first order besides, whoever buys and with which of the lenders; null while nothing is. */
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
    'A shopper has come back from a lender’s page. What the lender signed counts once; whoever sends it again is told what became of it.',
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
