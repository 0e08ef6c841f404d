import { z } from 'zod';

import { pickupPoint } from '../../delivery/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The counter of a warehouse that has all tires of the cart. */
export const warehousePickup = shape({
  ...pickupPoint.shape,
  /** When the tires can be picked up if the order is placed now. */
  readyBy: instantSchema,
});

export type WarehousePickup = z.output<typeof warehousePickup>;

export const findWarehousePickups = endpoint({
  id: 'carts.warehousePickups',
  method: 'GET',
  path: '/carts/current/warehouse-pickups',
  summary:
    'Warehouses around a ZIP code that have all tires of the cart and hand them to their buyer, nearest first, and when the tires are ready.',
  access: cartOrCustomerAccess,
  query: shape({ zip: zipField }),
  reply: shape({
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    radiusMiles: z.int(),
    /** True if a warehouse with a counter is within the radius, whatever it has in stock. */
    hasNear: z.boolean(),
    warehouses: z.array(warehousePickup),
  }),
  faults: ['record.missing', 'contact.zipInvalid', 'contact.militaryAddress', 'contact.outsideShippingArea'],
});
