import { PICKUP_PROOFS, PICKUP_REASON_LENGTH } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { daySchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { warehouseCode } from '../warehouse/index.js';

const access = staffAccess('warehouse.work');

const PICKUP_STATES = ['toPrepare', 'ready', 'handedOver', 'cancelled'] as const;

export const pickupRow = shape({
  orderId: idSchema,
  orderNumber: z.string(),
  state: z.enum(PICKUP_STATES),
  tires: z.int(),
  /** Of the tires, as `4 × 225/65R17`. */
  sizes: z.array(z.string()),
  /** When the buyer was promised the tires. */
  readyBy: instantSchema,
  readyAt: instantSchema.nullable(),
  /** The last day to pick them up; null until they are ready. */
  heldUntil: daySchema.nullable(),
  /** True if they aren’t ready although they were promised by now. */
  isLate: z.boolean(),
  /** True if the buyer was reminded, or is about to be, that the hold ends. */
  isEnding: z.boolean(),
  /** A cancellation or removal waits for approval. */
  isOnHold: z.boolean(),
});

export type WarehousePickupRow = z.output<typeof pickupRow>;

export const listWarehousePickups = endpoint({
  id: 'admin.warehousePickups.list',
  method: 'GET',
  path: '/admin/warehouses/{code}/pickups',
  summary:
    'Orders that buyers pick up at a warehouse: those to prepare, earliest promise first, and those that are ready.',
  access,
  params: shape({ code: warehouseCode }),
  reply: z.array(pickupRow),
  faults: ['warehouse.unknown'],
});

export const warehousePickupView = shape({
  ...pickupRow.shape,
  /** For the check of a photo ID. */
  buyerName: z.string(),
  lines: z.array(shape({ itemNumber: z.int(), tire: z.string(), quantity: z.int() })),
  /** Codes that can still be tried. */
  triesLeft: z.int(),
  handedOver: shape({
    at: instantSchema,
    by: z.string(),
    proof: z.enum(PICKUP_PROOFS),
  }).nullable(),
});

export type WarehousePickupView = z.output<typeof warehousePickupView>;

const params = shape({ code: warehouseCode, orderNumber: z.string().max(40) });
const SEEN = ['warehouse.unknown', 'order.unknown', 'warehousePickup.notHere'] as const;

export const getWarehousePickup = endpoint({
  id: 'admin.warehousePickups.get',
  method: 'GET',
  path: '/admin/warehouses/{code}/pickups/{orderNumber}',
  summary: 'An order at the counter of a warehouse, by its number.',
  access,
  params,
  reply: warehousePickupView,
  faults: SEEN,
});

export const handOverPickup = endpoint({
  id: 'admin.warehousePickups.handOver',
  method: 'POST',
  path: '/admin/warehouses/{code}/pickups/{orderNumber}/hand-over',
  summary:
    'Hands tires to their buyer, who has the pickup code or a photo ID with the name on the order. Five wrong codes leave the photo ID.',
  access,
  params,
  body: z.discriminatedUnion('proof', [
    shape({ proof: z.literal('code'), pickupCode: z.string().trim().min(1).max(40) }),
    shape({ proof: z.literal('photoId'), reason: z.string().trim().min(3).max(PICKUP_REASON_LENGTH) }),
  ]),
  reply: warehousePickupView,
  isIdempotent: true,
  faults: [
    ...SEEN,
    'warehousePickup.notReady',
    'warehousePickup.handedOver',
    'warehousePickup.cancelled',
    'warehousePickup.codeUnreadable',
    'warehousePickup.codeWrong',
    'warehousePickup.codesUsedUp',
  ],
});
