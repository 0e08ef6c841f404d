import {
  checkPurchaseOrderLimit,
  parseFleetDay,
  parseFleetNote,
  parsePurchaseOrderNumber,
  PURCHASE_ORDER_STANDINGS,
  PURCHASE_ORDER_STATES,
  refuse,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { faultIssue, faultMessage, field } from '../../../platform/faults/index.js';
import {
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const manage = staffAccess('fleets.manage');
const byId = shape({ id: idSchema });

export const purchaseOrderRow = shape({
  id: idSchema,
  version: versionSchema,
  fleetId: idSchema,
  number: z.string(),
  state: z.enum(PURCHASE_ORDER_STATES),
  /** `usable` if orders can use it today, otherwise the reason against. */
  standing: z.enum(PURCHASE_ORDER_STANDINGS),
  limitInCents: centsSchema,
  /** Its orders less refunds, and payments under way. */
  spentInCents: centsSchema,
  leftInCents: centsSchema,
  validFrom: daySchema,
  validUntil: daySchema,
  note: z.string(),
  orderCount: z.int(),
  /** The latest 20, newest first. */
  orders: z.array(
    shape({
      orderId: idSchema,
      orderNumber: z.string(),
      placedAt: instantSchema,
      /** Paid, less refunds. */
      countedInCents: centsSchema,
    }),
  ),
});

export type PurchaseOrderRow = z.output<typeof purchaseOrderRow>;

const LIMIT_INVALID = refuse('fleet.poLimitInvalid').fault;

const limitField = z
  .int({
    error: (issue) => {
      issue['params'] = { fault: LIMIT_INVALID };
      return faultMessage(LIMIT_INVALID);
    },
  })
  .transform((value, context) => {
    const limit = checkPurchaseOrderLimit(value);
    if (limit.ok) return limit.value;
    context.addIssue(faultIssue(limit.fault));
    return z.NEVER;
  });

const written = {
  number: field(parsePurchaseOrderNumber),
  limitInCents: limitField,
  validFrom: field(parseFleetDay),
  validUntil: field(parseFleetDay),
  note: field(parseFleetNote),
};

export const listPurchaseOrders = endpoint({
  id: 'admin.purchaseOrders.list',
  method: 'GET',
  path: '/admin/fleets/{id}/purchase-orders',
  summary: 'A fleet’s purchase orders, open ones first, with what is left and their orders.',
  access: staffAccess('fleets.read'),
  params: byId,
  reply: z.array(purchaseOrderRow),
  faults: ['record.missing'],
});

export const createPurchaseOrder = endpoint({
  id: 'admin.purchaseOrders.create',
  method: 'POST',
  path: '/admin/fleets/{id}/purchase-orders',
  summary: 'Adds a purchase order to a fleet.',
  access: manage,
  params: byId,
  body: shape(written),
  reply: purchaseOrderRow,
  status: 201,
  isIdempotent: true,
  faults: ['record.missing', 'fleet.closed', 'fleet.poNumberTaken', 'fleet.poDays', 'fleet.poMost'],
});

const STEP_FAULTS = ['record.missing', 'record.stale', 'fleet.closed'] as const;

export const changePurchaseOrder = endpoint({
  id: 'admin.purchaseOrders.change',
  method: 'PUT',
  path: '/admin/fleet-purchase-orders/{id}/terms',
  summary: 'Changes a purchase order. Its limit can’t be less than its orders total.',
  access: manage,
  params: byId,
  body: shape({ ...written, version: versionSchema }),
  reply: purchaseOrderRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.poNumberTaken', 'fleet.poDays', 'fleet.poLimitSpent'],
});

export const closePurchaseOrder = endpoint({
  id: 'admin.purchaseOrders.close',
  method: 'POST',
  path: '/admin/fleet-purchase-orders/{id}/closing',
  summary: 'Closes a purchase order. No further order can use it.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: purchaseOrderRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.poMovedOn'],
});

export const reopenPurchaseOrder = endpoint({
  id: 'admin.purchaseOrders.reopen',
  method: 'POST',
  path: '/admin/fleet-purchase-orders/{id}/reopening',
  summary: 'Opens a closed purchase order again.',
  access: manage,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: purchaseOrderRow,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'fleet.poMovedOn'],
});
