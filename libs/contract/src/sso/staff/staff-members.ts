import { STAFF_PERMISSIONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  centsSchema,
  emailField,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const nameField = z.string().trim().min(2).max(80);
const reasonField = z.string().trim().min(1).max(300);

/** `waiting`: for a second person to approve their first role. `invited`: for them to choose a password. */
export const MEMBER_STATES = ['waiting', 'invited', 'active', 'deactivated'] as const;

const staffMember = shape({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  /** Empty until a second person approves one. */
  role: z.string(),
  state: z.enum(MEMBER_STATES),
  version: versionSchema,
  createdAt: instantSchema,
  lastSeenAt: instantSchema.nullable(),
  hasSecondFactor: z.boolean(),
  /** A requested role that waits for a second person; null otherwise. */
  pendingRole: shape({ approvalId: idSchema, role: z.string(), requestedBy: z.string() }).nullable(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  refundLimitInCents: centsSchema,
});

export type StaffMember = z.output<typeof staffMember>;

const params = shape({ id: idSchema });

export const listStaff = endpoint({
  id: 'admin.staff.list',
  method: 'GET',
  path: '/admin/staff',
  summary: 'Members of staff by name, address, role and state.',
  access: staffAccess('staff.read'),
  query: listQuery(['name', 'email', 'role', 'createdAt', 'id'], {
    q: z.string().max(100).optional(),
    role: z.string().max(60).optional(),
    state: z.enum(MEMBER_STATES).optional(),
  }),
  reply: z.array(staffMember),
  isList: true,
  faults: [],
});

export const getStaffMember = endpoint({
  id: 'admin.staff.get',
  method: 'GET',
  path: '/admin/staff/{id}',
  summary: 'One member of staff.',
  access: staffAccess('staff.read'),
  params,
  reply: staffMember,
  faults: ['record.missing'],
});

export const inviteStaff = endpoint({
  id: 'admin.staff.invite',
  method: 'POST',
  path: '/admin/staff',
  summary:
    'Requests a second person’s approval for a new colleague with a role; the invitation is sent on approval.',
  access: staffAccess('staff.write'),
  body: shape({ email: emailField, name: nameField, role: z.string().max(60), reason: reasonField }),
  reply: staffMember,
  status: 201,
  isIdempotent: true,
  faults: ['staff.emailTaken', 'role.unknown', 'role.beyondOwn'],
});

export const renameStaff = endpoint({
  id: 'admin.staff.rename',
  method: 'PUT',
  path: '/admin/staff/{id}',
  summary: 'Renames a member of staff.',
  access: staffAccess('staff.write'),
  params,
  body: shape({ version: versionSchema, name: nameField }),
  reply: staffMember,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});

export const requestRole = endpoint({
  id: 'admin.staff.requestRole',
  method: 'POST',
  path: '/admin/staff/{id}/role-requests',
  summary: 'Requests a second person’s approval to change a role; it also restores access that had ended.',
  access: staffAccess('staff.write'),
  params,
  body: shape({ version: versionSchema, role: z.string().max(60), reason: reasonField }),
  reply: staffMember,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'role.unknown',
    'role.beyondOwn',
    'staff.ownAccount',
    'staff.lastAdmin',
    'approval.pending',
  ],
});

export const deactivateStaff = endpoint({
  id: 'admin.staff.deactivate',
  method: 'POST',
  path: '/admin/staff/{id}/deactivation',
  summary: 'Ends a member of staff’s access and all their sessions immediately.',
  access: staffAccess('staff.write'),
  params,
  body: shape({ version: versionSchema, reason: reasonField }),
  reply: staffMember,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'staff.ownAccount', 'staff.lastAdmin'],
});

export const resendInvitation = endpoint({
  id: 'admin.staff.resendInvitation',
  method: 'POST',
  path: '/admin/staff/{id}/invitations',
  summary: 'Sends a new invitation; the earlier one stops working.',
  access: staffAccess('staff.write'),
  params,
  reply: staffMember,
  isIdempotent: true,
  faults: ['record.missing', 'staff.joined'],
});

export const resetSecondFactor = endpoint({
  id: 'admin.staff.resetSecondFactor',
  method: 'POST',
  path: '/admin/staff/{id}/second-factor-reset',
  summary:
    'Removes the authenticator app, recovery codes and passkeys of someone who lost them, and ends their sessions.',
  access: staffAccess('staff.write'),
  params,
  body: shape({ version: versionSchema, reason: reasonField }),
  reply: staffMember,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'staff.ownAccount'],
});
