import { EXCHANGE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { fitVerdictSchema } from '../../catalogue/index.js';
import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  centsSchema,
  chosenVehicle,
  idSchema,
  instantSchema,
  zipField,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from '../cart/index.js';

/** The most tires that an exchange offers, the best first. */
export const MOST_EXCHANGE_OFFERS = 8;

/** The token in its link. Sent only in bodies, to keep it out of logs. */
const exchangeToken = z.string().max(100);

/** Tires that fit, and what a number of them costs shipped to a ZIP code, with its taxes and fees. */
export const fittingTires = shape({
  tireId: idSchema,
  /** `Kestrel Tour 4S 245/60R18 105H`. */
  name: z.string(),
  sizeCode: z.string(),
  fit: fitVerdictSchema,
  unitPriceInCents: centsSchema,
  totalInCents: centsSchema,
});

export type FittingTires = z.output<typeof fittingTires>;

export const offerExchange = endpoint({
  id: 'exchanges.offer',
  method: 'POST',
  path: '/exchanges/offers',
  summary:
    'Tires in stock in another size that fit a vehicle, the best match first, each with its verdict and its price at a ZIP code.',
  access: publicOrCustomerAccess,
  body: shape({
    vehicle: chosenVehicle,
    zip: zipField,
    quantity: z.int().min(1).max(80),
    /** The sizes that are returned. */
    returnedSizes: z.array(z.string().max(40)).max(20),
    /** The product lines that are returned: the same ones, then their brands, are offered first. */
    returnedLines: z
      .array(shape({ brandName: z.string().max(80), name: z.string().max(120) }))
      .max(20)
      .default([]),
  }),
  reply: shape({ tires: z.array(fittingTires) }),
  isQuestion: true,
  faults: ['vehicle.unknown', 'contact.zipInvalid'],
});

/** An exchange as the holder of its link sees it. */
export const exchangeView = shape({
  /** As `RT-20931`. */
  returnNumber: z.string(),
  state: z.enum(EXCHANGE_STATES),
  name: z.string(),
  quantity: z.int(),
  vehicle: chosenVehicle,
  /** The tires must be ordered before this. */
  until: instantSchema,
  fitReasons: z.array(z.string()),
  /** The current price of the tires at the order’s ZIP code, without installation; null if they can’t be ordered now. */
  totalInCents: centsSchema.nullable(),
  /** The refund of the returned tires without a handling fee, and its first tender. */
  refundInCents: centsSchema,
  refundTo: z.string(),
  /** The fee that is deducted unless the tires are ordered and kept. */
  handlingInCents: centsSchema,
});

export type ExchangeView = z.output<typeof exchangeView>;

export const showExchange = endpoint({
  id: 'exchanges.show',
  method: 'POST',
  path: '/exchanges/shown',
  summary: 'The exchange behind a link: tires, verdict, price, refund and deadline.',
  access: publicAccess,
  body: shape({ token: exchangeToken }),
  reply: exchangeView,
  isQuestion: true,
  faults: ['return.exchangeUnknown'],
});

export const takeExchange = endpoint({
  id: 'exchanges.take',
  method: 'POST',
  path: '/exchanges/taken',
  summary: 'Puts the right tires into a cart; its order waives the handling fee of the return.',
  access: publicOrCustomerAccess,
  body: shape({
    token: exchangeToken,
    /** The shopper’s own cart; if missing or already ordered, a new one is opened. */
    cartToken: z.string().max(100).nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  isIdempotent: true,
  faults: [
    'return.exchangeUnknown',
    'return.exchangeOver',
    'record.stale',
    'tire.unknown',
    'tire.discontinued',
    'tire.outOfStock',
    'cart.quantityInvalid',
    'cart.tooManyLines',
    'contact.zipInvalid',
    'vehicle.unknown',
  ],
});
