import { parseQuoteMessage, parseQuoteReason, QUOTE_STATES, SHIP_TO_PARSERS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema, listQuery, versionSchema, zipField } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter } from '../../../platform/work-owners/index.js';
import { quoteGoods } from '../quote.js';
import { adminQuote, quoteRow } from './admin-quote.js';
import { priceGroupEmail, pricedQuote } from './desk-offer.js';
import { deliveryFaults } from './quote-receiving.js';

const contact = {
  email: field(SHIP_TO_PARSERS.email),
  phone: field(SHIP_TO_PARSERS.phone),
} as const;

const quoteForm = {
  firstName: field(SHIP_TO_PARSERS.firstName),
  ...contact,
  zip: zipField,
  message: field(parseQuoteMessage),
  ...quoteGoods,
} as const;

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
  ...deliveryFaults,
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

export const printAdminQuote = endpoint({
  id: 'admin.quotes.print',
  method: 'GET',
  path: '/admin/quotes/{id}/file',
  summary: 'A quote as it was sent, as PDF: a page for each option. Not found before it is sent.',
  access: read,
  params: byId,
  status: 200,
  faults: ['record.missing'],
});

export const priceQuote = endpoint({
  id: 'admin.quotes.price',
  method: 'POST',
  path: '/admin/quote-offers',
  summary: 'Previews a quote: current prices and verdicts of the tires in each option.',
  access,
  body: shape({ zip: zipField.nullable(), email: priceGroupEmail, ...quoteGoods }),
  reply: pricedQuote,
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
    'quote.empty',
    'quote.fitRefused',
    'vehicle.required',
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
