import { FULFILMENTS, ORDER_CHANGE_KINDS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, shipToReply, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';
import { MAIL_FAULTS, orderChange, orderChangePreview, PREVIEW_FAULTS, seenChange } from './order-change.js';

const params = shape({ orderNumber: z.string().max(40) });

export const ownChanges = shape({
  orderNumber: z.string(),
  orderVersion: versionSchema,
  /** Contact and address as they are. */
  shipTo: shipToReply,
  fulfilment: z.enum(FULFILMENTS),
  /** The installer; null without one. */
  shopName: z.string().nullable(),
  /** The code of the location where the tires are to be picked up; null elsewhere. */
  pickupPointCode: z.string().nullable(),
  /** The lines, and the tires that are left of each. */
  lines: z.array(
    shape({
      lineId: idSchema,
      /** `Kestrel Tour 4S 225/65R17 102H`. */
      name: z.string(),
      quantity: z.int(),
      isCovered: z.boolean(),
    }),
  ),
  /** Each kind of change, and why it isn’t possible; null if it is. */
  kinds: z.array(shape({ kind: z.enum(ORDER_CHANGE_KINDS), refusal: z.string().nullable() })),
});

export type OwnChanges = z.output<typeof ownChanges>;

export const getOwnChanges = endpoint({
  id: 'users.order.changes',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/changes',
  summary: 'What can be changed of the customer’s own order, with its contact and address.',
  access: customerAccess,
  params,
  reply: ownChanges,
  faults: ['record.missing'],
});

export const previewOwnChange = endpoint({
  id: 'users.order.previewChange',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/change-previews',
  summary: 'Previews a change of the customer’s own order: fields, taxes, refund, delivery, email.',
  access: customerAccess,
  params,
  body: orderChange,
  isQuestion: true,
  reply: orderChangePreview,
  faults: [...PREVIEW_FAULTS, ...MAIL_FAULTS],
});

export const changeOwnOrder = endpoint({
  id: 'users.order.change',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/changes',
  summary:
    'Changes contact, address, delivery or number of tires of the customer’s own order before the carrier has them.',
  access: customerAccess,
  params,
  body: shape(seenChange),
  reply: orderView,
  isIdempotent: true,
  faults: [...PREVIEW_FAULTS, 'record.stale', ...MAIL_FAULTS],
});
