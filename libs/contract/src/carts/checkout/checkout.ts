import { parsePoNumber, PAY_LATER_METHODS, ZERO_CENTS } from '@simpletread/domain';
import { z } from 'zod';

import { cartOrCustomerAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { centsSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const getPaymentSetup = endpoint({
  id: 'checkout.paymentSetup',
  method: 'GET',
  path: '/checkout/payment-setup',
  summary: 'The origin of the card provider’s own fields. Card numbers never reach this server.',
  access: publicAccess,
  reply: shape({ provider: z.string(), fieldsUrl: z.string(), fieldsOrigin: z.string() }),
  cacheSeconds: 300,
  faults: [],
});

export const placeOrder = endpoint({
  id: 'checkout.placeOrder',
  method: 'POST',
  path: '/checkout/orders',
  summary:
    'Holds the stock, takes the payment and places the cart’s order, all or nothing; with a lender, first opens its page.',
  access: cartOrCustomerAccess,
  body: shape({
    cartVersion: versionSchema,
    /** The total shown to the shopper; another total is refused with `cart.priceChanged`. */
    expectedTotalInCents: centsSchema,
    /** The gift card's part shown to the shopper; another amount is refused with `giftCard.changed`. */
    giftCardInCents: centsSchema.default(ZERO_CENTS),
    /** The number of the buyer's own purchase order; an account of a fleet with purchase orders names one of them. */
    poNumber: z.string().default('').pipe(field(parsePoNumber)),
    payment: z.discriminatedUnion('method', [
      shape({ method: z.literal('card'), token: z.string().min(8).max(100) }),
      shape({ method: z.enum(PAY_LATER_METHODS) }),
      /** The gift card covers everything. */
      shape({ method: z.literal('gift-card') }),
    ]),
  }),
  /** `processing`: the provider hasn't answered yet; the order is placed when it does. `away`: the shopper continues at `providerPage`. */
  reply: shape({
    state: z.enum(['placed', 'processing', 'away']),
    orderNumber: z.string(),
    orderToken: z.string(),
    providerPage: z.string().nullable(),
    message: z.string().nullable(),
  }),
  status: 201,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'cart.empty',
    'cart.alreadyOrdered',
    'cart.fulfilmentRequired',
    'cart.shipToRequired',
    'cart.priceChanged',
    'fitment.refused',
    'vehicle.required',
    'shop.unknown',
    'shop.cannotInstall',
    'appointment.required',
    'appointment.taken',
    'pickupPoint.required',
    'pickupPoint.unknown',
    'warehousePickup.required',
    'warehousePickup.unknown',
    'warehousePickup.notInStock',
    'tire.outOfStock',
    'tire.discontinued',
    'payment.declined',
    'payment.amountDiffers',
    'payment.paused',
    'payment.otherOpen',
    'payment.notProcessed',
    'payment.processing',
    'payment.tokenUnknown',
    'payment.methodUnavailable',
    'payment.methodNotOffered',
    'payment.businessOnly',
    'giftCard.changed',
    'fleet.poUnknown',
    'fleet.poClosed',
    'fleet.poEarly',
    'fleet.poExpired',
    'fleet.poOverrun',
    'fleet.exemptionOver',
  ],
});
