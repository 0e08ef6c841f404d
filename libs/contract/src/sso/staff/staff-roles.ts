import { STAFF_PERMISSIONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  centsSchema,
  deletedRecord,
  idSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const terms = {
  permissions: z.array(z.enum(STAFF_PERMISSIONS)).max(100),
  refundLimitInCents: centsSchema,
};

const staffRole = shape({
  /** Its unique name. */
  id: z.string(),
  ...terms,
  /** Built-in roles can't be changed. */
  isOwn: z.boolean(),
  /** For a composed role; null for a built-in one. */
  version: versionSchema.nullable(),
  holderCount: z.int(),
  /** The pending request to extend it; null otherwise. */
  pendingChange: idSchema.nullable(),
});

export type StaffRoleRow = z.output<typeof staffRole>;

const params = shape({ name: z.string().max(60) });
const limit = centsSchema.refine((value) => value >= 0, { message: 'must not be below zero' });

export const listRoles = endpoint({
  id: 'admin.roles.list',
  method: 'GET',
  path: '/admin/roles',
  summary: 'Every role with its permissions: built-in ones first, then composed ones by name.',
  access: staffAccess('staff.read'),
  query: listQuery(['id'], { q: z.string().max(100).optional() }),
  reply: z.array(staffRole),
  isList: true,
  faults: [],
});

export const getRole = endpoint({
  id: 'admin.roles.get',
  method: 'GET',
  path: '/admin/roles/{name}',
  summary: 'One role with its permissions.',
  access: staffAccess('staff.read'),
  params,
  reply: staffRole,
  faults: ['record.missing'],
});

export const createRole = endpoint({
  id: 'admin.roles.create',
  method: 'POST',
  path: '/admin/roles',
  summary: 'Composes a role from permissions that the signed-in person holds.',
  access: staffAccess('staff.write'),
  body: shape({ name: z.string().max(60), permissions: terms.permissions, refundLimitInCents: limit }),
  reply: staffRole,
  status: 201,
  isIdempotent: true,
  faults: ['role.nameInvalid', 'role.nameTaken', 'role.empty', 'role.beyondOwn'],
});

export const changeRole = endpoint({
  id: 'admin.roles.change',
  method: 'PUT',
  path: '/admin/roles/{name}',
  summary:
    'Changes a composed role; if its holders would gain permissions, requests a second person’s approval.',
  access: staffAccess('staff.write'),
  params,
  body: shape({
    version: versionSchema,
    permissions: terms.permissions,
    refundLimitInCents: limit,
    /** Required only if the change needs approval. */
    reason: z.string().trim().min(1).max(300).nullable().default(null),
  }),
  reply: staffRole,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'role.empty',
    'role.beyondOwn',
    'approval.pending',
    'approval.reasonRequired',
    'staff.ownAccount',
    'staff.lastAdmin',
  ],
});

export const deleteRole = endpoint({
  id: 'admin.roles.delete',
  method: 'DELETE',
  path: '/admin/roles/{name}',
  summary: 'Deletes a composed role that nobody holds.',
  access: staffAccess('staff.write'),
  params,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'role.inUse'],
});
