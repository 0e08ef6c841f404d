import { TIRE_CONDITIONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { REQUEST_FAULTS, returnRequest } from '../return-request.js';
import { orderReturns } from '../return-view.js';
import { adminReturn } from './returns.js';

const access = staffAccess('returns.handle');
const params = shape({ id: idSchema });
const seen = { version: versionSchema } as const;
const reason = z.string().trim().min(1).max(300);
const faults = ['record.missing', 'record.stale', 'order.transitionRefused'] as const;

const step = { method: 'POST', access, params, reply: adminReturn, isIdempotent: true } as const;

export const approveReturn = endpoint({
  ...step,
  id: 'admin.returns.approve',
  path: '/admin/returns/{id}/approval',
  summary: 'Approves a return; its buyer can print the labels.',
  body: shape(seen),
  faults,
});

export const denyReturn = endpoint({
  ...step,
  id: 'admin.returns.deny',
  path: '/admin/returns/{id}/denial',
  summary: 'Denies a return, with a reason that its buyer reads. The buyer can appeal once.',
  body: shape({ ...seen, reason }),
  faults,
});

export const cancelReturn = endpoint({
  ...step,
  id: 'admin.returns.cancel',
  path: '/admin/returns/{id}/cancellation',
  summary: 'Cancels a return whose tires haven’t arrived, for its buyer.',
  body: shape({ ...seen, reason }),
  faults,
});

export const receiveReturn = endpoint({
  ...step,
  id: 'admin.returns.receive',
  path: '/admin/returns/{id}/receipt',
  summary: 'Records the tires that arrived and their condition; sellable ones go back to stock.',
  body: shape({
    ...seen,
    warehouseCode: z.string().min(1).max(10),
    tires: z
      .array(
        shape({
          lineId: idSchema,
          condition: z.enum(TIRE_CONDITIONS),
          quantity: z.int().min(0).max(1000),
        }),
      )
      .min(1)
      .max(80),
  }),
  faults: [...faults, 'return.nothingChosen', 'return.tooMany', 'return.lineUnknown'],
});

export const settleReturn = endpoint({
  ...step,
  id: 'admin.returns.settle',
  path: '/admin/returns/{id}/settlement',
  summary:
    'Refunds the accepted tires, or closes a return without any; above the signed-in person’s limit, requests approval from a second one.',
  body: shape({
    ...seen,
    /** The refund that the agent saw; zero if no tire was accepted. */
    expectedRefundInCents: centsSchema,
    /** Read by the buyer only if no tire was accepted. */
    note: z.string().trim().max(300),
  }),
  faults: [
    ...faults,
    'return.reasonRequired',
    'return.exchangeOpen',
    'return.rightSizeOpen',
    'approval.pending',
  ],
});

export const getAdminOrderReturns = endpoint({
  id: 'admin.orders.returns',
  method: 'GET',
  path: '/admin/orders/{id}/returns',
  summary: 'The returns of an order, and what else of it can be returned.',
  access: staffAccess('returns.read'),
  params,
  reply: orderReturns,
  faults: ['record.missing'],
});

export const startReturn = endpoint({
  id: 'admin.orders.startReturn',
  method: 'POST',
  path: '/admin/orders/{id}/returns',
  summary: 'Requests a return for a buyer who called, within 30 days of delivery.',
  access,
  params,
  body: returnRequest,
  reply: orderReturns,
  isIdempotent: true,
  faults: REQUEST_FAULTS,
});
