import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { wordsParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { appointmentChoice, offeredAppointments } from './appointments.js';

export const getShopTimes = endpoint({
  id: 'shops.times',
  method: 'GET',
  path: '/shops/{code}/times',
  summary:
    'The times a shop can mount tires that are ordered now, by the slowest way of a parcel. Reading them holds none.',
  access: publicAccess,
  params: shape({ code: z.string().regex(/^[A-Z0-9-]{3,20}$/i) }),
  reply: offeredAppointments,
  cacheSeconds: 10,
  faults: ['shop.unknown'],
});

/** A page of shops, by their codes. */
export const shopCodesParam = wordsParam.pipe(z.array(z.string().max(20)).max(50));

/** The first free morning and afternoon of a shop; empty if it has none in the next 30 days. */
export const nextTimes = z.array(appointmentChoice).max(2);

export const listNextTimes = endpoint({
  id: 'shops.nextTimes',
  method: 'GET',
  path: '/shop-next-times',
  summary:
    'The next free times of up to 50 shops, for tires that are ordered now. Unknown shops are left out.',
  access: publicAccess,
  query: shape({ codes: shopCodesParam }),
  reply: z.array(shape({ shopCode: z.string(), times: nextTimes })),
  cacheSeconds: 10,
  faults: [],
});
