import { COUNT_REASONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';
import { warehouseCode } from './desk.js';

const access = staffAccess('warehouse.count');
const MOST = 100_000;

const counted = shape({ itemNumber: z.int(), tire: z.string() });

export type CountedTire = z.output<typeof counted>;

export const getCountedTire = endpoint({
  id: 'admin.counts.tire',
  method: 'GET',
  path: '/admin/warehouses/{code}/shelves/{barcode}',
  summary:
    'The tire of a scanned barcode, without its stock: people count before they see what the books say.',
  access,
  params: shape({ code: warehouseCode, barcode: z.string().min(1).max(60) }),
  reply: counted,
  faults: ['warehouse.unknown', 'count.unknownTire'],
});

export const countStock = endpoint({
  id: 'admin.counts.record',
  method: 'POST',
  path: '/admin/warehouses/{code}/counts',
  summary:
    'Records how many tires of one item are on the shelf, and books the difference. A difference of more than 8 tires, or fewer than orders were promised, needs a second count by the same person. Missing tires raise an alert, and the newest orders that wait for them are late.',
  access,
  params: shape({ code: warehouseCode }),
  body: shape({
    itemNumber: z.int().min(1),
    counted: z.int().min(0).max(MOST),
    reason: z.enum(COUNT_REASONS),
  }),
  reply: shape({
    ...counted.shape,
    counted: z.int(),
    expected: z.int(),
    difference: z.int(),
    /** Tires that orders were promised and that aren't there. */
    missing: z.int(),
  }),
  isIdempotent: true,
  faults: ['warehouse.unknown', 'count.unknownTire', 'count.confirm', 'count.tooFew'],
});
