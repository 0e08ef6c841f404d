import { ACCOUNT_TYPES, returnPathOf } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  idSchema,
  instantSchema,
  SEARCH_TYPES,
  vehicleMetadata,
  zipField,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const getMe = endpoint({
  id: 'users.me',
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in customer.',
  access: customerOrActingAccess,
  reply: shape({
    uid: idSchema,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    isEmailProved: z.boolean(),
    /** The first one decides the prices [R3.02]. */
    accountTypes: z.array(shape({ name: z.enum(ACCOUNT_TYPES) })).min(1),
    accountTypeCompany: shape({ companyName: z.string() }).nullable(),
  }),
  faults: [],
});

const trackingId = z.string().min(1).max(128).nullable().optional();

export const setPersonalization = endpoint({
  id: 'users.setPersonalization',
  method: 'PUT',
  path: '/users/me/personalization',
  summary: 'The shop’s stored preferences of a customer; missing parts stay, null deletes.',
  access: customerAccess,
  body: shape({
    gaClientId: trackingId,
    rudderAnonymousId: trackingId,
    rudderSessionId: trackingId,
    userLocationZip: zipField.nullable().optional(),
  }),
  reply: shape({
    userPersonalization: shape({
      userLocation: shape({ zip: z.string().nullable(), region: z.string().nullable() }),
    }),
    gaClientId: z.string().nullable(),
    rudderAnonymousId: z.string().nullable(),
    rudderSessionId: z.string().nullable(),
    userLocationZip: z.string().nullable(),
  }),
  faults: ['contact.zipInvalid'],
});

const pathSchema = z
  .string()
  .max(500)
  .refine((text) => text !== '/' && returnPathOf(text) === text, { message: 'must be a path of the shop' });

/** A successful search, as stored and shown again. */
const pastSearch = {
  label: z.string().trim().min(1).max(120),
  link: pathSchema,
  typeName: z.enum(SEARCH_TYPES).default('freeSearch'),
  detailLabel: z.string().max(200).default(''),
  /** The search's vehicle. */
  vehicleMetadata: vehicleMetadata.nullable().default(null),
  /** A picture in the shop. */
  image: pathSchema.nullable().default(null),
  isPillItem: z.boolean().default(false),
} as const;

export const listPastSearches = endpoint({
  id: 'users.pastSearches',
  method: 'GET',
  path: '/users/me/history/search',
  summary: 'The customer’s successful searches, newest first.',
  access: customerAccess,
  reply: shape({
    searches: z.array(
      shape({
        label: z.string(),
        link: z.string(),
        typeName: z.enum(SEARCH_TYPES),
        detailLabel: z.string(),
        vehicleMetadata: vehicleMetadata.nullable(),
        image: z.string().nullable(),
        isPillItem: z.boolean(),
        searchedAt: instantSchema,
      }),
    ),
  }),
  faults: [],
});

export const keepPastSearch = endpoint({
  id: 'users.keepSearch',
  method: 'POST',
  path: '/users/me/history/search',
  summary: 'Stores a search, or moves it to the front; twenty are kept.',
  access: customerAccess,
  body: shape(pastSearch),
  faults: [],
});

export const forgetPastSearches = endpoint({
  id: 'users.forgetSearches',
  method: 'DELETE',
  path: '/users/me/history/search',
  summary: 'Deletes the customer’s searches.',
  access: customerAccess,
  faults: [],
});
