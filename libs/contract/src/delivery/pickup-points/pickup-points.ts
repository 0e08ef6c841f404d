import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam, openingHours, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A carrier location that holds tires for pickup. */
export const pickupPoint = shape({
  code: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  /** Null without a reference point. */
  distanceMiles: z.number().nullable(),
  /** In the `timeZone`'s clock time. */
  hours: openingHours,
  /** Days on which the counter of a warehouse is closed beside its hours and federal holidays. */
  closedDays: z.array(z.string()).optional(),
  /** The way to the counter once at the address. */
  directions: z.string().nullable().optional(),
  timeZone: z.string(),
});

export type PickupPoint = z.output<typeof pickupPoint>;

export const pickupPointCode = z.string().max(20);

export const findPickupPoints = endpoint({
  id: 'pickupPoints.near',
  method: 'GET',
  path: '/pickup-points',
  summary: 'FedEx locations around a ZIP code that hold tires for their buyers, nearest first.',
  access: publicAccess,
  query: shape({
    zip: zipField,
    radiusMiles: intParam(1, 100).default(25),
    limit: intParam(1, 50).default(20),
  }),
  reply: shape({
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    total: z.int(),
    pickupPoints: z.array(pickupPoint),
  }),
  cacheSeconds: 60,
  faults: ['contact.zipInvalid', 'contact.militaryAddress', 'contact.outsideShippingArea'],
});
