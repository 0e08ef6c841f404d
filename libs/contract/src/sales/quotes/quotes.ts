import { QUOTE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { cartReply } from '../../carts/index.js';
import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { chosenVehicle, daySchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { quoteOffer } from './quote.js';

/** What stands in the link of its mail. It comes in bodies alone, so that no log keeps it. */
const quoteToken = z.string().max(100);

/** A quote as its customer sees it. */
export const quoteView = shape({
  /** As it is read: `Q-4K7QZ-9M2XA`. */
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  firstName: z.string(),
  /** Who wrote it. */
  madeBy: z.string(),
  message: z.string(),
  zip: z.string(),
  vehicle: chosenVehicle.nullable(),
  sentAt: instantSchema,
  /** The last day on which it is good, by the calendar in the East. */
  lastDay: daySchema,
  /** As it was when it was sent. */
  sentOffer: quoteOffer,
  /** As it is now: what the shop charges. */
  offer: quoteOffer,
});

export type QuoteView = z.output<typeof quoteView>;

export const showQuote = endpoint({
  id: 'quotes.show',
  method: 'POST',
  path: '/quotes/shown',
  summary: 'The quote of a link, with what was quoted and what it is by now.',
  access: publicAccess,
  body: shape({ token: quoteToken }),
  reply: quoteView,
  isQuestion: true,
  faults: ['quote.unknown'],
});

export const openQuote = endpoint({
  id: 'quotes.open',
  method: 'POST',
  path: '/quotes/opened',
  summary: 'Says that its customer has seen a quote; the first time counts.',
  access: publicAccess,
  body: shape({ token: quoteToken }),
  faults: ['quote.unknown'],
});

export const takeQuote = endpoint({
  id: 'quotes.take',
  method: 'POST',
  path: '/quotes/taken',
  summary:
    'Puts the tires of a quote into a cart, with vehicle and ZIP; tires that are in it already are not added again.',
  access: publicOrCustomerAccess,
  body: shape({
    token: quoteToken,
    /** That of the shopper’s own cart; without one, or where it is ordered, one is opened. */
    cartToken: z.string().max(100).nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  isIdempotent: true,
  faults: [
    'quote.unknown',
    'quote.withdrawn',
    'quote.expired',
    'quote.movedOn',
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
