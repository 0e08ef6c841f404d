import { parseQuoteQuestion, QUOTE_OPTIONS, QUOTE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { cartReply } from '../../carts/index.js';
import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { chosenVehicle, daySchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { currentOffer, quoteOffer, quoteReceiving } from './quote.js';

/** The token in its email's link. Sent only in bodies, to keep it out of logs. */
const quoteToken = z.string().max(100);

/** A quote as its customer sees it. */
export const quoteView = shape({
  /** For display: `Q-4K7QZ-9M2XA`. */
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  firstName: z.string(),
  /** Its author. */
  madeBy: z.string(),
  message: z.string(),
  zip: z.string(),
  vehicle: chosenVehicle.nullable(),
  /** As its author chose it; null where the customer chooses. */
  receiving: quoteReceiving.nullable(),
  sentAt: instantSchema,
  /** The last day it is valid, in Eastern time. */
  lastDay: daySchema,
  /** True if it holds the quoted tire prices until its last day; false for quotes from before quotes held prices. */
  isHeld: z.boolean(),
  /** The first option: most quotes have no other. */
  option: z.enum(QUOTE_OPTIONS),
  /** As sent. */
  sentOffer: quoteOffer,
  /** As of now: the shop's current charge. */
  offer: currentOffer,
  /** Other sets for the same car, of which the customer takes one. */
  others: z.array(shape({ option: z.enum(QUOTE_OPTIONS), sentOffer: quoteOffer, offer: currentOffer })),
  /** The option that was taken into a cart last. */
  takenOption: z.enum(QUOTE_OPTIONS).nullable(),
});

export type QuoteView = z.output<typeof quoteView>;

export const showQuote = endpoint({
  id: 'quotes.show',
  method: 'POST',
  path: '/quotes/shown',
  summary: 'The quote of a link, as quoted and as of now.',
  access: publicAccess,
  body: shape({ token: quoteToken }),
  reply: quoteView,
  isQuestion: true,
  faults: ['quote.unknown'],
});

export const printQuote = endpoint({
  id: 'quotes.print',
  method: 'POST',
  path: '/quotes/printed',
  summary: 'The quote of a link as it was sent, as PDF: a page for each option.',
  access: publicAccess,
  body: shape({ token: quoteToken }),
  status: 200,
  isQuestion: true,
  faults: ['quote.unknown'],
});

export const openQuote = endpoint({
  id: 'quotes.open',
  method: 'POST',
  path: '/quotes/opened',
  summary: 'Records that its customer has seen a quote; only the first time counts.',
  access: publicAccess,
  body: shape({ token: quoteToken }),
  faults: ['quote.unknown'],
});

export const askAboutQuote = endpoint({
  id: 'quotes.ask',
  method: 'POST',
  path: '/quotes/questions',
  summary: 'Sends a question about a quote to its author.',
  access: publicAccess,
  body: shape({ token: quoteToken, question: field(parseQuoteQuestion) }),
  isIdempotent: true,
  faults: ['quote.unknown', 'quote.questionInvalid', 'request.rateLimited'],
});

export const takeQuote = endpoint({
  id: 'quotes.take',
  method: 'POST',
  path: '/quotes/taken',
  summary:
    'Puts the tires of one option of a quote into a cart, with vehicle and ZIP. Tires already in it are not added again; those of another option of the quote are removed.',
  access: publicOrCustomerAccess,
  body: shape({
    token: quoteToken,
    /** Null for the first one. */
    option: z.enum(QUOTE_OPTIONS).nullable().default(null),
    /** The shopper’s own cart; if missing or already ordered, a new one is opened. */
    cartToken: z.string().max(100).nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  isIdempotent: true,
  faults: [
    'quote.unknown',
    'quote.withdrawn',
    'quote.expired',
    'quote.optionMissing',
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
