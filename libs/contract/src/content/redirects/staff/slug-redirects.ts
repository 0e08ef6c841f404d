import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const path = z.string().trim().max(300);

const redirectRow = shape({
  id: idSchema,
  fromPath: z.string(),
  toPath: z.string(),
  /** True if it was created automatically when an article moved. */
  isAutomatic: z.boolean(),
  version: versionSchema,
  createdAt: instantSchema,
});

export type RedirectRow = z.output<typeof redirectRow>;

const byId = shape({ id: idSchema });
const FAULTS = [
  'redirect.pathInvalid',
  'article.slugReserved',
  'redirect.circle',
  'redirect.fromTaken',
] as const;

export const listRedirectsForStaff = endpoint({
  id: 'admin.redirects.list',
  method: 'GET',
  path: '/admin/redirects',
  summary: 'Old addresses and their targets.',
  access: staffAccess('content.read'),
  query: listQuery(['fromPath', 'toPath', 'createdAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(redirectRow),
  isList: true,
  faults: [],
});

export const getRedirectForStaff = endpoint({
  id: 'admin.redirects.get',
  method: 'GET',
  path: '/admin/redirects/{id}',
  summary: 'An old address and its target.',
  access: staffAccess('content.read'),
  params: byId,
  reply: redirectRow,
  faults: ['record.missing'],
});

export const createRedirect = endpoint({
  id: 'admin.redirects.create',
  method: 'POST',
  path: '/admin/redirects',
  summary: 'Redirects an old address permanently.',
  access: staffAccess('content.change'),
  body: shape({ fromPath: path, toPath: path }),
  reply: redirectRow,
  status: 201,
  isIdempotent: true,
  faults: [...FAULTS],
});

export const changeRedirect = endpoint({
  id: 'admin.redirects.change',
  method: 'PUT',
  path: '/admin/redirects/{id}',
  summary: 'Changes a redirect’s target.',
  access: staffAccess('content.change'),
  params: byId,
  body: shape({ fromPath: path, toPath: path, version: versionSchema }),
  reply: redirectRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...FAULTS],
});

export const deleteRedirect = endpoint({
  id: 'admin.redirects.delete',
  method: 'DELETE',
  path: '/admin/redirects/{id}',
  summary: 'Removes a redirect.',
  access: staffAccess('content.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
