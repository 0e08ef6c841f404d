import { PICKERS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

const count = z.int().min(0);

/** The code of a warehouse in an address. */
export const warehouseCode = z.string().min(1).max(10);

const warehouse = shape({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  pickedBy: z.enum(PICKERS),
  /** Orders with tires to scan here. */
  toPick: count,
  /** Packed parcels that aren't on a truck. */
  atDock: count,
  /** True if buyers can pick tires up here. */
  hasCounter: z.boolean(),
  /** Orders to set aside for their buyers. */
  toPrepare: count,
  /** Orders that wait for their buyers. */
  readyForPickup: count,
});

export type WarehouseDesk = z.output<typeof warehouse>;

export const listWarehouses = endpoint({
  id: 'admin.warehouses.list',
  method: 'GET',
  path: '/admin/warehouses',
  summary: 'The warehouses, who picks at each, and the work waiting there.',
  access: staffAccess('warehouse.work'),
  reply: z.array(warehouse),
  faults: [],
});

export const setPicking = endpoint({
  id: 'admin.warehouses.setPicking',
  method: 'PUT',
  path: '/admin/warehouses/{code}/picking',
  summary:
    'Sets whether people or the sandbox pick a warehouse’s orders. Orders that people already have stay with them.',
  access: staffAccess('warehouse.setUp'),
  params: shape({ code: warehouseCode }),
  body: shape({ pickedBy: z.enum(PICKERS) }),
  reply: z.array(warehouse),
  isIdempotent: true,
  faults: ['warehouse.unknown'],
});
