import { APPROVAL_KINDS, APPROVAL_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';

const person = shape({ staffId: idSchema, name: z.string() });

const approvalRow = shape({
  id: idSchema,
  kind: z.enum(APPROVAL_KINDS),
  state: z.enum(APPROVAL_STATES),
  subjectType: z.string(),
  subjectId: z.string(),
  /** Its subject, as `4K7QZ-9M2XA`. */
  subjectLabel: z.string(),
  summary: z.string(),
  amountInCents: centsSchema.nullable(),
  reason: z.string(),
  requestedBy: person,
  requestedAt: instantSchema,
  expiresAt: instantSchema,
  /** The decider; null while it waits, and if it was withdrawn or expired. */
  decidedBy: person.nullable(),
  decidedAt: instantSchema.nullable(),
  note: z.string().nullable(),
  /** True if the signed-in person may decide it now. */
  canDecide: z.boolean(),
  /** True if the signed-in person may withdraw it now. */
  canWithdraw: z.boolean(),
  owner: workOwner.nullable(),
});

export type ApprovalRow = z.output<typeof approvalRow>;

const approvalReply = shape({
  ...approvalRow.shape,
  /** One sentence for each effect of approving. */
  effects: z.array(z.string()),
  /** Why the signed-in person can't decide, or why approving would fail now; null if nothing does. */
  obstacle: z.string().nullable(),
});

export type Approval = z.output<typeof approvalReply>;

export const listApprovals = endpoint({
  id: 'admin.approvals.list',
  method: 'GET',
  path: '/admin/approvals',
  summary: 'Requests that need a second person, and their results.',
  access: staffAccess('approvals.read'),
  query: listQuery(['requestedAt', 'expiresAt', 'amountInCents', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(APPROVAL_STATES).optional(),
    kind: z.enum(APPROVAL_KINDS).optional(),
    /** True for the signed-in person's own requests, false for others'. */
    isMine: z.boolean().optional(),
    /** True for the requests that the signed-in person may decide now, false for all others. */
    canDecide: z.boolean().optional(),
    owner: ownerFilter,
  }),
  reply: z.array(approvalRow),
  isList: true,
  faults: [],
});

export const getApproval = endpoint({
  id: 'admin.approvals.get',
  method: 'GET',
  path: '/admin/approvals/{id}',
  summary: 'A request, with the effects of approving it now.',
  access: staffAccess('approvals.read'),
  params: shape({ id: idSchema }),
  reply: approvalReply,
  faults: ['record.missing'],
});

export const decideApproval = endpoint({
  id: 'admin.approvals.decide',
  method: 'POST',
  path: '/admin/approvals/{id}/decision',
  summary: 'Approves a request and carries it out, or declines it.',
  access: staffAccess('approvals.decide'),
  params: shape({ id: idSchema }),
  body: shape({
    decision: z.enum(['approve', 'refuse']),
    /** Required to decline. */
    note: z.string().trim().max(300).optional(),
  }),
  reply: approvalReply,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'approval.decided',
    'approval.expired',
    'approval.ownRequest',
    'approval.beyondYou',
    'approval.reasonRequired',
    'quote.movedOn',
    'order.alreadyCancelled',
    'order.transitionRefused',
    'role.unknown',
    'role.beyondOwn',
    'staff.lastAdmin',
  ],
});

export const withdrawApproval = endpoint({
  id: 'admin.approvals.withdraw',
  method: 'DELETE',
  path: '/admin/approvals/{id}',
  summary: 'Withdraws the signed-in person’s own request.',
  access: staffAccess('approvals.read'),
  params: shape({ id: idSchema }),
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'approval.decided', 'approval.notYours'],
});
