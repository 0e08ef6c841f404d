import { isOpenLongEnough } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  openingHours,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { checked } from '../../../pricing/index.js';
import { pickupRow } from '../warehouse-pickup.js';

const count = z.int().min(0);

const counterRow = {
  /** The code of the pickup point. */
  id: z.string(),
  warehouseCode: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  directions: z.string().nullable(),
  phone: z.string(),
  /** In the `timeZone`'s clock time. */
  hours: openingHours,
  closedDays: z.array(daySchema),
  timeZone: z.string(),
  /** True if it takes no new orders. */
  isPaused: z.boolean(),
  /** Orders to set aside for their buyers. */
  toPrepare: count,
  /** Orders that wait for their buyers. */
  readyForPickup: count,
  version: versionSchema,
  updatedAt: instantSchema,
};

const pickupCounterRow = shape(counterRow);

export type PickupCounterRow = z.output<typeof pickupCounterRow>;

const pickupCounter = shape({
  ...counterRow,
  /** Those to prepare first, then those that wait. */
  openPickups: z.array(pickupRow),
});

export type PickupCounter = z.output<typeof pickupCounter>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().regex(TIME, 'Please enter a time such as 08:00.');
const writtenDay = shape({ open: time, close: time })
  .refine(({ open, close }) => open < close, {
    path: ['close'],
    message: 'The counter must close after it opens.',
  })
  .refine((day) => day.open >= day.close || isOpenLongEnough(day), {
    path: ['close'],
    message: 'The counter must be open for at least an hour.',
  })
  .nullable();
const writtenHours = shape({
  mon: writtenDay,
  tue: writtenDay,
  wed: writtenDay,
  thu: writtenDay,
  fri: writtenDay,
  sat: writtenDay,
  sun: writtenDay,
});

const words = (max: number) => {
  const asked = `Please enter 1 to ${max} characters.`;
  return z.string().trim().min(1, asked).max(max, asked);
};
const isTenDigits = (text: string): boolean => /^\d{10}$/.test(text);
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

const counterWords = {
  name: words(80),
  address1: words(80),
  directions: words(300).nullable(),
  phone: checked(z.string(), isTenDigits, 'contact.phoneInvalid'),
  hours: writtenHours,
  closedDays: z
    .array(checked(z.string(), isDay, 'contact.dateInvalid'))
    .max(60, 'Please enter at most 60 days.')
    .refine((days) => new Set(days).size === days.length, 'Please enter each day once.'),
};

const byId = shape({ id: z.string().min(1).max(20) });
const body = shape({ ...counterWords, version: versionSchema });

export const listPickupCounters = endpoint({
  id: 'admin.pickupCounters.list',
  method: 'GET',
  path: '/admin/pickup-counters',
  summary: 'The counters of warehouses where buyers pick up their tires, with their open orders.',
  access: staffAccess('counters.read'),
  query: listQuery(['name', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    isPaused: z.boolean().optional(),
  }),
  reply: z.array(pickupCounterRow),
  isList: true,
  faults: [],
});

export const getPickupCounter = endpoint({
  id: 'admin.pickupCounters.get',
  method: 'GET',
  path: '/admin/pickup-counters/{id}',
  summary: 'A pickup counter and its open orders.',
  access: staffAccess('counters.read'),
  params: byId,
  reply: pickupCounter,
  faults: ['record.missing'],
});

export const previewPickupCounter = endpoint({
  id: 'admin.pickupCounters.preview',
  method: 'POST',
  path: '/admin/pickup-counters/{id}/preview',
  summary: 'The orders whose pickup time a change of a counter would move. Changes nothing.',
  access: staffAccess('counters.change'),
  params: byId,
  body,
  reply: shape({
    /** Orders that show the change to their buyers. */
    openPickups: count,
    moved: z.array(
      shape({ orderId: idSchema, orderNumber: z.string(), from: instantSchema, to: instantSchema }),
    ),
  }),
  isQuestion: true,
  faults: ['record.missing', 'record.stale', 'counter.closedTooLong', 'counter.dayTooFar'],
});

export type CounterPreview = z.output<(typeof previewPickupCounter)['reply']>;

export const changePickupCounter = endpoint({
  id: 'admin.pickupCounters.change',
  method: 'PUT',
  path: '/admin/pickup-counters/{id}',
  summary:
    'Changes a counter. Open orders show it at once; those promised for a time when it is closed now move to its next opening.',
  access: staffAccess('counters.change'),
  params: byId,
  body,
  reply: pickupCounter,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'counter.closedTooLong', 'counter.dayTooFar'],
});

export const pausePickupCounter = endpoint({
  id: 'admin.pickupCounters.pause',
  method: 'POST',
  path: '/admin/pickup-counters/{id}/pause',
  summary: 'Pauses a counter, which then takes no new orders, or resumes it. Open orders stay.',
  access: staffAccess('counters.change'),
  params: byId,
  body: shape({ version: versionSchema, isPaused: z.boolean() }),
  reply: pickupCounter,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
