import { OWNED_RECORD_NAMES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { idSchema, instantSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

/** The colleague whose work a record is. */
export const workOwner = shape({ staffId: idSchema, name: z.string() });

export type WorkOwner = z.output<typeof workOwner>;

/** A note for the colleague who gets a record. */
export const workNote = z.string().trim().max(500);

/** The filter of lists by owner: the caller, nobody, or one colleague. */
export const ownerFilter = z.union([z.enum(['me', 'nobody']), idSchema]).optional();

export type OwnerFilter = z.output<typeof ownerFilter>;

const ownedWork = shape({
  ...workOwner.shape,
  since: instantSchema,
  /** The colleague who handed it over; null if its owner took it. */
  handedBy: z.string().nullable(),
  /** A note from that colleague; null for none. */
  note: z.string().nullable(),
});

export type OwnedWork = z.output<typeof ownedWork>;

const byRecord = shape({ kind: z.enum(OWNED_RECORD_NAMES), id: idSchema });
const reply = shape({ owner: ownedWork.nullable() });
const assign = staffAccess('work.assign');

export const getWorkOwner = endpoint({
  id: 'admin.workOwners.get',
  method: 'GET',
  path: '/admin/owned-work/{kind}/{id}/owner',
  summary: 'The colleague whose work a record is.',
  access: assign,
  params: byRecord,
  reply,
  faults: ['access.refused'],
});

export const setWorkOwner = endpoint({
  id: 'admin.workOwners.set',
  method: 'PUT',
  path: '/admin/owned-work/{kind}/{id}/owner',
  summary:
    'Takes a record, hands it to a colleague, or gives it back. Refused if its owner is no longer the one that the caller saw.',
  access: assign,
  params: byRecord,
  body: shape({
    to: z.union([z.enum(['me', 'nobody']), idSchema]),
    /** The owner that the caller saw; null for nobody. */
    seen: idSchema.nullable(),
    /** For the colleague who gets it. */
    note: workNote.optional(),
    /** The bulk run that it is part of, for the audit. */
    runId: idSchema.optional(),
  }),
  reply,
  isIdempotent: true,
  faults: ['access.refused', 'record.missing', 'work.taken', 'work.colleagueUnknown'],
});

export const listColleagues = endpoint({
  id: 'admin.workOwners.colleagues',
  method: 'GET',
  path: '/admin/owned-work/{kind}/colleagues',
  summary: 'The colleagues who can own records of a kind, by name.',
  access: assign,
  params: shape({ kind: z.enum(OWNED_RECORD_NAMES) }),
  reply: z.array(workOwner),
  faults: ['access.refused'],
});

const myWork = shape({
  kind: z.enum(OWNED_RECORD_NAMES),
  id: idSchema,
  /** Its number or subject, as its list shows it. */
  title: z.string(),
  since: instantSchema,
  handedBy: z.string().nullable(),
  note: z.string().nullable(),
});

export type MyWork = z.output<typeof myWork>;

export const listMyWork = endpoint({
  id: 'admin.workOwners.mine',
  method: 'GET',
  path: '/admin/my-work',
  summary: 'The open records that the caller owns, those handed over by colleagues first.',
  access: assign,
  reply: z.array(myWork),
  faults: [],
});
