import { checkPlaceholders } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import {
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ONE_LINE } from './written-messages.js';

const savedReply = shape({
  id: idSchema,
  /** The name in the agents' list: `Delayed tires`. */
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type SavedReply = z.output<typeof savedReply>;

const words = {
  name: z.string().trim().min(1).max(60),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(ONE_LINE, 'A subject is one line.')
    .pipe(field(checkPlaceholders)),
  text: z.string().trim().min(1).max(2000).pipe(field(checkPlaceholders)),
};

const byId = shape({ id: idSchema });
const FAULTS = ['savedReply.placeholderUnknown', 'savedReply.nameTaken'] as const;

export const listSavedReplies = endpoint({
  id: 'admin.savedReplies.list',
  method: 'GET',
  path: '/admin/saved-replies',
  summary: 'Texts that agents start messages to customers from.',
  access: staffAccess('messages.read'),
  query: listQuery(['name', 'updatedAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(savedReply),
  isList: true,
  faults: [],
});

export const getSavedReply = endpoint({
  id: 'admin.savedReplies.get',
  method: 'GET',
  path: '/admin/saved-replies/{id}',
  summary: 'A saved reply.',
  access: staffAccess('messages.read'),
  params: byId,
  reply: savedReply,
  faults: ['record.missing'],
});

export const createSavedReply = endpoint({
  id: 'admin.savedReplies.create',
  method: 'POST',
  path: '/admin/saved-replies',
  summary: 'Adds a saved reply. Only known placeholders are allowed.',
  access: staffAccess('savedReplies.change'),
  body: shape(words),
  reply: savedReply,
  status: 201,
  isIdempotent: true,
  faults: [...FAULTS],
});

export const changeSavedReply = endpoint({
  id: 'admin.savedReplies.change',
  method: 'PUT',
  path: '/admin/saved-replies/{id}',
  summary: 'Changes a saved reply.',
  access: staffAccess('savedReplies.change'),
  params: byId,
  body: shape({ ...words, version: versionSchema }),
  reply: savedReply,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...FAULTS],
});

export const deleteSavedReply = endpoint({
  id: 'admin.savedReplies.delete',
  method: 'DELETE',
  path: '/admin/saved-replies/{id}',
  summary: 'Removes a saved reply. Messages already sent are kept.',
  access: staffAccess('savedReplies.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
