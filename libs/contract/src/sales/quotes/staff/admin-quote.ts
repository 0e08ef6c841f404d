import { QUOTE_OPTIONS, QUOTE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import {
  centsSchema,
  chosenVehicle,
  daySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { workOwner } from '../../../platform/work-owners/index.js';
import { quoteDelivery, quoteLineInput, quoteOffer, quoteReceiving } from '../quote.js';
import { deskOffer } from './desk-offer.js';

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
  /** Number of tires of its first option. */
  quantity: z.int(),
  /** The options to choose from; 1 for most quotes. */
  options: z.int(),
  /** The quoted total of the first option; null before it is sent. */
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
  delivery: quoteDelivery.nullable(),
  /** The place and the time that `delivery` names; null without it. */
  receiving: quoteReceiving.nullable(),
  /** The first option. */
  option: z.enum(QUOTE_OPTIONS),
  /** As of now. */
  offer: deskOffer,
  /** True while a second person has yet to decide on its discounts. */
  isAwaitingApproval: z.boolean(),
  /** As sent. */
  sentOffer: quoteOffer.nullable(),
  /** The other sets for the same car. */
  others: z.array(
    shape({ option: z.enum(QUOTE_OPTIONS), offer: deskOffer, sentOffer: quoteOffer.nullable() }),
  ),
  takenOption: z.enum(QUOTE_OPTIONS).nullable(),
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
