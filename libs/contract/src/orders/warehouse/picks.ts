import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { warehouseCode } from './desk.js';

const access = staffAccess('warehouse.work');
const count = z.int().min(0);
const scanned = z.string().trim().min(1).max(60);

/** `loaded` is on the truck. */
const PICK_STATES = ['waiting', 'picking', 'packed', 'loaded'] as const;

const pickRow = shape({
  orderId: idSchema,
  orderNumber: z.string(),
  state: z.enum(PICK_STATES),
  tires: count,
  scanned: count,
  /** Of the tires, as `4 × 225/65R17`. */
  sizes: z.array(z.string()),
  /** When the truck of its delivery promise leaves, or when its buyer was promised it here. */
  truckAt: instantSchema,
  isLate: z.boolean(),
  /** True if the buyer picks it up here: it has to be ready by `truckAt`. */
  isPickup: z.boolean(),
  /** A cancellation or removal waits for approval: nobody picks until it is decided. */
  isOnHold: z.boolean(),
  /** Other warehouses that send a part of it. */
  splitWith: z.array(z.string()),
  packedBy: z.string().nullable(),
});

export type PickListRow = z.output<typeof pickRow>;

export const listPicks = endpoint({
  id: 'admin.picks.list',
  method: 'GET',
  path: '/admin/warehouses/{code}/picks',
  summary: 'Orders that people pick at a warehouse and parcels at its dock, earliest truck first.',
  access,
  params: shape({ code: warehouseCode }),
  reply: z.array(pickRow),
  faults: ['warehouse.unknown'],
});

const line = shape({
  itemNumber: z.int(),
  tire: z.string(),
  expected: count,
  scanned: count,
});

export const pickView = shape({
  ...pickRow.shape,
  lines: z.array(line),
  /** Null before the whole order is packed. */
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  /** Warehouses that have their part still to pack. */
  waitsFor: z.array(z.string()),
});

export type PickView = z.output<typeof pickView>;

const params = shape({ code: warehouseCode, orderNumber: z.string().max(40) });
const SEEN = ['warehouse.unknown', 'order.unknown', 'pick.notHere', 'pick.cancelled'] as const;
const PICKED = [...SEEN, 'pick.onHold', 'pick.packed', 'pick.movedOn'] as const;

export const getPick = endpoint({
  id: 'admin.picks.get',
  method: 'GET',
  path: '/admin/warehouses/{code}/picks/{orderNumber}',
  summary: 'One warehouse’s part of an order, by its scanned number.',
  access,
  params,
  reply: pickView,
  faults: SEEN,
});

export const scanPickedTire = endpoint({
  id: 'admin.picks.scan',
  method: 'POST',
  path: '/admin/warehouses/{code}/picks/{orderNumber}/scans',
  summary:
    'Counts one tire by its barcode. The last tire packs the parcel, and the last parcel gets the order its label.',
  access,
  params,
  body: shape({ code: scanned }),
  reply: pickView,
  isIdempotent: true,
  faults: [...PICKED, 'pick.unknownCode', 'pick.wrongTire', 'pick.oneTooMany', 'pick.tooMany'],
});

export const restartPick = endpoint({
  id: 'admin.picks.restart',
  method: 'POST',
  path: '/admin/warehouses/{code}/picks/{orderNumber}/restart',
  summary: 'Clears the scans of an order that isn’t labeled yet, to start over.',
  access,
  params,
  reply: pickView,
  isIdempotent: true,
  faults: [...SEEN, 'pick.movedOn'],
});

export const getParcelLabel = endpoint({
  id: 'admin.picks.label',
  method: 'GET',
  path: '/admin/warehouses/{code}/picks/{orderNumber}/label',
  summary:
    'The label of a packed parcel as a PDF, with the carrier’s tracking number and the buyer’s address, until it is on the truck. Each read is logged.',
  access,
  params,
  status: 200,
  faults: [...SEEN, 'parcel.notPacked', 'pick.movedOn'],
});

export const loadParcel = endpoint({
  id: 'admin.parcels.load',
  method: 'POST',
  path: '/admin/warehouses/{code}/handovers',
  summary:
    'Hands a parcel to the carrier by its scanned order or tracking number. The last parcel puts the order in transit.',
  access,
  params: shape({ code: warehouseCode }),
  body: shape({ code: scanned }),
  reply: pickView,
  isIdempotent: true,
  faults: [
    ...SEEN,
    'pick.unknownCode',
    'pick.movedOn',
    'parcel.notPacked',
    'parcel.pickedUpHere',
    'parcel.alreadyLoaded',
  ],
});
