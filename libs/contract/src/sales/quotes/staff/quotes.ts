import {
  MOST_CART_LINES,
  parseQuoteMessage,
  parseQuoteReason,
  QUOTE_STATES,
  SHIP_TO_PARSERS,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import {
  centsSchema,
  chosenVehicle,
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
  zipField,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import { quoteLineInput, quoteOffer } from '../quote.js';
import { deskOffer, priceGroupEmail } from './desk-offer.js';

const contact = {
  email: field(SHIP_TO_PARSERS.email),
  phone: field(SHIP_TO_PARSERS.phone),
} as const;

const goods = {
  vehicle: chosenVehicle.nullable(),
  lines: z.array(quoteLineInput).max(MOST_CART_LINES),
} as const;

const quoteForm = {
  firstName: field(SHIP_TO_PARSERS.firstName),
  ...contact,
  zip: zipField,
  message: field(parseQuoteMessage),
  ...goods,
} as const;

const DELIVERIES = ['queued', 'sent', 'failed'] as const;

const delivery = shape({
  to: z.string(),
  state: z.enum(DELIVERIES),
  /** The provider's message; null unless it failed. */
  failure: z.string().nullable(),
});

export const quoteRow = shape({
  id: idSchema,
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Number of tires over all lines. */
  quantity: z.int(),
  /** The quoted total; null before it is sent. */
  totalInCents: centsSchema.nullable(),
  madeBy: z.string(),
  /** The colleague who took it or got it; null while it is still its writer’s. */
  owner: workOwner.nullable(),
  /** True if its email or its text could not be delivered. */
  isUndelivered: z.boolean(),
  lastDay: daySchema.nullable(),
  sentAt: instantSchema.nullable(),
  createdAt: instantSchema,
});

export type QuoteRow = z.output<typeof quoteRow>;

export const adminQuote = shape({
  id: idSchema,
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  version: versionSchema,
  madeBy: shape({ staffId: idSchema, name: z.string() }),
  /** The page of the customer; null for a draft to someone new, and once they are erased. */
  customerId: idSchema.nullable(),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  zip: z.string(),
  message: z.string(),
  vehicle: chosenVehicle.nullable(),
  lines: z.array(quoteLineInput),
  /** As of now. */
  offer: deskOffer,
  /** True while a second person has yet to decide on its discounts. */
  isAwaitingApproval: z.boolean(),
  /** As sent. */
  sentOffer: quoteOffer.nullable(),
  sentAt: instantSchema.nullable(),
  lastDay: daySchema.nullable(),
  openedAt: instantSchema.nullable(),
  takenAt: instantSchema.nullable(),
  /** The state of the latest email and text; null before it is sent. */
  mail: delivery.nullable(),
  text: delivery.nullable(),
  /** Quotes that the customer's mailbox got within a day; from `nextAt`, no limit of mailbox, phone or sender keeps the next one back. */
  mailLimit: shape({ sent: z.int(), most: z.int(), nextAt: instantSchema.nullable() }),
  /** The customer's link; null before it is sent, and for read-only staff. */
  link: z.string().nullable(),
  createdAt: instantSchema,
  entries: z.array(
    shape({
      at: instantSchema,
      event: z.string(),
      byName: z.string().nullable(),
      /** The customer’s question. */
      text: z.string().nullable(),
    }),
  ),
});

export type AdminQuote = z.output<typeof adminQuote>;

const read = staffAccess('quotes.read');
const access = staffAccess('quotes.write');
const byId = shape({ id: idSchema });
const seen = shape({ version: versionSchema });
const lineFaults = [
  'quote.discountTooHigh',
  'tire.unknown',
  'tire.discontinued',
  'tire.outOfStock',
  'cart.quantityInvalid',
  'cart.tooManyLines',
  'contact.zipInvalid',
  'contact.militaryAddress',
  'contact.outsideShippingArea',
  'vehicle.unknown',
] as const;
const stepFaults = ['record.missing', 'record.stale', 'quote.movedOn'] as const;
const sendFaults = [
  ...stepFaults,
  ...lineFaults,
  'quote.empty',
  'quote.fitRefused',
  'quote.needsApproval',
  'vehicle.required',
  'mail.recipientFull',
  'mail.senderFull',
] as const;

export const listQuotes = endpoint({
  id: 'admin.quotes.list',
  method: 'GET',
  path: '/admin/quotes',
  summary: 'Quotes, searched by number, name, email or phone; discarded drafts only on request.',
  access: read,
  query: listQuery(['createdAt', 'sentAt', 'lastDay', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(QUOTE_STATES).optional(),
    /** Only those the caller wrote. */
    isMine: z.boolean().optional(),
    owner: ownerFilter,
    /** Only those with an undelivered email or text. */
    isUndelivered: z.boolean().optional(),
    /** Only those that their customers can take. */
    isOut: z.boolean().optional(),
    /** Only those that their customers can take, and that end within three days. */
    isEnding: z.boolean().optional(),
  }),
  reply: z.array(quoteRow),
  isList: true,
  faults: [],
});

export const getQuote = endpoint({
  id: 'admin.quotes.get',
  method: 'GET',
  path: '/admin/quotes/{id}',
  summary: 'A quote, as sent and as of now.',
  access: read,
  params: byId,
  reply: adminQuote,
  faults: ['record.missing'],
});

export const priceQuote = endpoint({
  id: 'admin.quotes.price',
  method: 'POST',
  path: '/admin/quote-offers',
  summary: 'Previews a quote: current prices and verdicts of its tires.',
  access,
  body: shape({ zip: zipField.nullable(), email: priceGroupEmail, ...goods }),
  reply: deskOffer,
  isQuestion: true,
  faults: lineFaults,
});

export const createQuote = endpoint({
  id: 'admin.quotes.create',
  method: 'POST',
  path: '/admin/quotes',
  summary: 'Starts a quote as a draft.',
  access,
  body: shape({
    ...quoteForm,
    /** The sales request that it answers; null to begin one. */
    requestId: idSchema.nullable().default(null),
  }),
  reply: adminQuote,
  status: 201,
  isIdempotent: true,
  faults: [...lineFaults, 'record.missing', 'salesRequest.movedOn'],
});

export const changeQuote = endpoint({
  id: 'admin.quotes.change',
  method: 'PUT',
  path: '/admin/quotes/{id}',
  summary: 'Changes a draft.',
  access,
  params: byId,
  body: shape({ version: versionSchema, ...quoteForm }),
  reply: adminQuote,
  isIdempotent: true,
  faults: [...stepFaults, ...lineFaults],
});

export const sendQuote = endpoint({
  id: 'admin.quotes.send',
  method: 'POST',
  path: '/admin/quotes/{id}/sending',
  summary: 'Sends a draft to its customer by email and text, and reports the delivery of both.',
  access,
  params: byId,
  body: seen,
  reply: adminQuote,
  isIdempotent: true,
  faults: sendFaults,
});

export const askQuoteApproval = endpoint({
  id: 'admin.quotes.askApproval',
  method: 'POST',
  path: '/admin/quotes/{id}/approval',
  summary: 'Asks a second person to approve the discounts of a draft.',
  access,
  params: byId,
  body: shape({ version: versionSchema, reason: field(parseQuoteReason) }),
  reply: adminQuote,
  isIdempotent: true,
  faults: [
    ...stepFaults,
    ...lineFaults,
    'quote.reasonInvalid',
    'quote.approvalNotNeeded',
    'approval.pending',
  ],
});

export const sendQuoteAgain = endpoint({
  id: 'admin.quotes.sendAgain',
  method: 'POST',
  path: '/admin/quotes/{id}/sending-again',
  summary:
    'Sends a quote again, with current prices and verdicts, to the same or to another email address and phone.',
  access,
  params: byId,
  body: shape({ version: versionSchema, ...contact }),
  reply: adminQuote,
  isIdempotent: true,
  faults: sendFaults,
});

export const withdrawQuote = endpoint({
  id: 'admin.quotes.withdraw',
  method: 'POST',
  path: '/admin/quotes/{id}/withdrawal',
  summary: 'Withdraws a quote that its customer has not accepted; its link then says so.',
  access,
  params: byId,
  body: seen,
  reply: adminQuote,
  isIdempotent: true,
  faults: stepFaults,
});

export const discardQuote = endpoint({
  id: 'admin.quotes.discard',
  method: 'POST',
  path: '/admin/quotes/{id}/discarding',
  summary: 'Discards a draft.',
  access,
  params: byId,
  body: seen,
  reply: adminQuote,
  isIdempotent: true,
  faults: stepFaults,
});
