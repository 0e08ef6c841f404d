import { RETURN_REASONS, RETURN_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import { returnView } from '../return-view.js';

const read = staffAccess('returns.read');

const returnRow = shape({
  id: idSchema,
  returnNumber: z.string(),
  orderId: idSchema,
  orderNumber: z.string(),
  customerName: z.string(),
  reason: z.enum(RETURN_REASONS),
  state: z.enum(RETURN_STATES),
  tireCount: z.int(),
  pictureCount: z.int(),
  requestedAt: instantSchema,
  /** When we answer or refund at the latest; null if nothing waits for us. */
  dueAt: instantSchema.nullable(),
  waitsFor: z.enum(['answer', 'refund']).nullable(),
});

export type AdminReturnRow = z.output<typeof returnRow>;

const listedReturn = shape({ ...returnRow.shape, owner: workOwner.nullable() });

export type ListedReturn = z.output<typeof listedReturn>;

export const listReturns = endpoint({
  id: 'admin.returns.list',
  method: 'GET',
  path: '/admin/returns',
  summary:
    'Returns by number, order, customer, state and reason; by default what waits for us the longest comes first.',
  access: read,
  query: listQuery(['dueAt', 'requestedAt', 'returnNumber', 'customerName', 'tireCount', 'state', 'id'], {
    /** Searches return number, order number, name and email. */
    q: z.string().max(100).optional(),
    state: z.union([z.enum(RETURN_STATES), z.array(z.enum(RETURN_STATES)).max(11)]).optional(),
    reason: z.enum(RETURN_REASONS).optional(),
    /** Only returns for which we owe an answer, or a refund. */
    waitsFor: z.enum(['answer', 'refund']).optional(),
    /** Only returns with a broken promise. */
    isOverdue: z.boolean().optional(),
    owner: ownerFilter,
    orderId: idSchema.optional(),
  }),
  reply: z.array(listedReturn),
  isList: true,
  faults: [],
});

/** An action on a return, or why it isn't possible, in plain words. */
export const returnAction = shape({
  id: z.enum(['approve', 'deny', 'cancel', 'receive', 'settle']),
  label: z.string(),
  isAllowed: z.boolean(),
  reason: z.string(),
});

export const adminReturn = shape({
  ...returnView.shape,
  ...returnRow.shape,
  /** Masked for roles without `contacts.read`. */
  email: z.string(),
  appeal: z.string().nullable(),
  deliveredAt: instantSchema.nullable(),
  /** Days from delivery to the request. */
  requestedOnDay: z.int(),
  /** The last day for a return of this order was kept. */
  isInTime: z.boolean(),
  decidedBy: z.string().nullable(),
  receivedBy: z.string().nullable(),
  receivedAtWarehouse: z.string().nullable(),
  /** Warehouses that can receive the tires. */
  warehouses: z.array(shape({ code: z.string(), name: z.string() })),
  pictures: z.array(shape({ id: idSchema, addedAt: instantSchema })),
  /** The buyer's order of the right size, which waives the handling fee; null without one. */
  rightSizeOrder: shape({ orderId: idSchema, orderNumber: z.string(), tireCount: z.int() }).nullable(),
  /** The effects of settling, one sentence each. */
  effects: z.array(z.string()),
  /** True if the refund is above the signed-in person's limit: a colleague must approve it. */
  needsApproval: z.boolean(),
  refundLimitInCents: centsSchema,
  /** The page of the customer; null once they are erased. */
  customerId: idSchema.nullable(),
  /** Earlier orders and returns of the customer. */
  orderCount: z.int(),
  returnCount: z.int(),
  actions: z.array(returnAction),
});

export type AdminReturn = z.output<typeof adminReturn>;

export const getAdminReturn = endpoint({
  id: 'admin.returns.get',
  method: 'GET',
  path: '/admin/returns/{id}',
  summary: 'A return with its pictures, money, clocks and available actions.',
  access: read,
  params: shape({ id: idSchema }),
  reply: adminReturn,
  faults: ['record.missing'],
});

export const getReturnPicture = endpoint({
  id: 'admin.returns.picture',
  method: 'GET',
  path: '/admin/returns/{id}/pictures/{pictureId}',
  summary: 'A picture of a return.',
  access: read,
  params: shape({ id: idSchema, pictureId: idSchema }),
  status: 200,
  faults: ['record.missing'],
});
