import { analyticsPath, CATALOGUE_AREAS, EXPERIMENTS, FULFILMENTS, PAGE_SECTIONS } from '@simpletread/domain';
import { z } from 'zod';

import { CLICK_KINDS } from '../../catalogue/index.js';
import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The most events per call. */
export const MOST_EVENTS = 20;

const MOST_DOLLARS_IN_CENTS = 10_000_000;

const path = z
  .string()
  .max(200)
  .refine((text) => analyticsPath(text) === text, { message: 'must be the path of a page without ids' });
const word = z.string().regex(/^[\w .+~-]{1,80}$/);
const count = (most: number) => z.int().min(0).max(most);
const fulfilment = z.enum(FULFILMENTS);
const quantity = count(100);
const totalInCents = count(MOST_DOLLARS_IN_CENTS);

const event = <const N extends string, P extends Parameters<typeof shape>[0]>(name: N, properties: P) =>
  shape({
    /** Made by the browser: an event that is sent twice is stored once. */
    id: idSchema,
    name: z.literal(name),
    at: instantSchema,
    path,
    properties: shape(properties),
  });

/**
 * Every counted event. Only numbers and words from our own lists: no field holds a visitor's text, and none identifies a person or an
 * order.
 */
export const analyticsEvent = z.discriminatedUnion('name', [
  /** `section` if the page is in one. */
  event('Page Viewed', { section: z.enum(PAGE_SECTIONS).optional() }),
  event('Search Entry', {
    searchType: z.string().regex(/^[A-Za-z]{1,40}$/),
    clickKind: z.enum([...CLICK_KINDS, 'typed']),
  }),
  /** A search ended at a page of the catalogue. */
  event('Catalogue Search', {
    searchType: z.string().regex(/^[A-Za-z]{1,40}$/),
    area: z.enum(CATALOGUE_AREAS),
    /** `deal` if a deal pill was chosen. */
    under: z.enum(['all', 'deal']),
  }),
  event('Installer Selected', {
    installerId: z.string().regex(/^[\w-]{1,40}$/),
    /** Its position among those shown, from 1; 0 if it was not among them. */
    position: count(100),
    offered: count(100),
  }),
  event('Signed In', { action: z.enum(['login', 'register']) }),
  event('Product Added', { quantity }),
  event('Place Order', { totalInCents, quantity, fulfilment }),
  event('Order Completed', { totalInCents, quantity, fulfilment, currency: z.literal('USD') }),
]);

export type AnalyticsEvent = z.output<typeof analyticsEvent>;
export type AnalyticsEventName = AnalyticsEvent['name'];

const experimentIds = EXPERIMENTS.map(({ id }) => id);

export const recordEvents = endpoint({
  id: 'analytics.events',
  method: 'POST',
  path: '/events',
  summary: 'Page events of a visitor who agreed to analytics; the server itself knows who is signed in.',
  access: publicOrCustomerAccess,
  body: shape({
    /** Random numbers for the browser and its visit. */
    analyticsId: idSchema,
    sessionId: idSchema,
    userType: z.enum(['guest', 'customer']),
    variants: z.partialRecord(z.enum(experimentIds), word).default({}),
    traffic: shape({
      source: word,
      medium: word,
      campaign: word.nullable(),
      term: word.nullable(),
      content: word.nullable(),
    })
      .nullable()
      .default(null),
    widgetSource: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .nullable()
      .default(null),
    events: z.array(analyticsEvent).min(1).max(MOST_EVENTS),
  }),
  status: 202,
  reply: shape({ accepted: z.int() }),
  faults: ['request.rateLimited'],
});
