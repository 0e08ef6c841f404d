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

const preparedText = shape({
  id: idSchema,
  /** The name in the agents' list: `Delayed tires`. */
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type PreparedText = z.output<typeof preparedText>;

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
const FAULTS = ['preparedText.placeholderUnknown', 'preparedText.nameTaken'] as const;

export const listPreparedTexts = endpoint({
  id: 'admin.preparedTexts.list',
  method: 'GET',
  path: '/admin/prepared-texts',
  summary: 'Texts that agents start messages to customers from.',
  access: staffAccess('messages.read'),
  query: listQuery(['name', 'updatedAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(preparedText),
  isList: true,
  faults: [],
});

export const getPreparedText = endpoint({
  id: 'admin.preparedTexts.get',
  method: 'GET',
  path: '/admin/prepared-texts/{id}',
  summary: 'A prepared text.',
  access: staffAccess('messages.read'),
  params: byId,
  reply: preparedText,
  faults: ['record.missing'],
});

export const createPreparedText = endpoint({
  id: 'admin.preparedTexts.create',
  method: 'POST',
  path: '/admin/prepared-texts',
  summary: 'Adds a prepared text. Only known placeholders are allowed.',
  access: staffAccess('preparedTexts.change'),
  body: shape(words),
  reply: preparedText,
  status: 201,
  isIdempotent: true,
  faults: [...FAULTS],
});

export const changePreparedText = endpoint({
  id: 'admin.preparedTexts.change',
  method: 'PUT',
  path: '/admin/prepared-texts/{id}',
  summary: 'Changes a prepared text.',
  access: staffAccess('preparedTexts.change'),
  params: byId,
  body: shape({ ...words, version: versionSchema }),
  reply: preparedText,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...FAULTS],
});

export const deletePreparedText = endpoint({
  id: 'admin.preparedTexts.delete',
  method: 'DELETE',
  path: '/admin/prepared-texts/{id}',
  summary: 'Removes a prepared text. Messages already sent are kept.',
  access: staffAccess('preparedTexts.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
