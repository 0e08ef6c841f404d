import { parseCouponPrefix, parseOwnCode } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { csvFile } from '../../price-lists/index.js';
import { checked, limitField, nameField } from '../../rules/index.js';

const MOST_CODES = 100_000;

const byId = shape({ id: idSchema });

const couponBatchRow = shape({
  id: idSchema,
  promotionId: idSchema,
  promotionName: z.string(),
  name: z.string(),
  prefix: z.string(),
  /** The one code that somebody chose; null for made ones. */
  ownCode: z.string().nullable(),
  size: z.int(),
  /** How many codes are made so far. */
  made: z.int(),
  state: z.enum(['making', 'ready', 'withdrawn']),
  /** Orders for each code; null for any number. */
  usesPerCode: z.int().nullable(),
  uses: z.int(),
  createdAt: instantSchema,
});

export type CouponBatchRow = z.output<typeof couponBatchRow>;

export const listCouponBatches = endpoint({
  id: 'admin.couponBatches.list',
  method: 'GET',
  path: '/admin/coupon-batches',
  summary: 'Batches of coupon codes with how many are made and used.',
  access: staffAccess('pricing.read'),
  query: listQuery(['name', 'createdAt', 'id'], {
    q: z.string().max(100).optional(),
    promotionId: idSchema.optional(),
  }),
  reply: z.array(couponBatchRow),
  isList: true,
  faults: [],
});

export const getCouponBatch = endpoint({
  id: 'admin.couponBatches.get',
  method: 'GET',
  path: '/admin/coupon-batches/{id}',
  summary: 'A batch of coupon codes and how far its making has come.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: couponBatchRow,
  faults: ['record.missing'],
});

const batch = { promotionId: idSchema, name: nameField, usesPerCode: limitField.nullable() };

export const createCouponBatch = endpoint({
  id: 'admin.couponBatches.create',
  method: 'POST',
  path: '/admin/coupon-batches',
  summary: 'Has codes made that nobody can guess, or takes one that somebody chose.',
  access: staffAccess('pricing.change'),
  body: z.discriminatedUnion('kind', [
    shape({
      kind: z.literal('made'),
      ...batch,
      prefix: field(parseCouponPrefix),
      size: checked(z.int(), (size) => size >= 1 && size <= MOST_CODES, 'pricing.limitInvalid'),
    }),
    shape({ kind: z.literal('chosen'), ...batch, code: field(parseOwnCode) }),
  ]),
  reply: couponBatchRow,
  status: 201,
  isIdempotent: true,
  faults: ['record.missing', 'coupon.codeTaken', 'coupon.notWanted', 'pricing.stateRefused'],
});

export const withdrawCouponBatch = endpoint({
  id: 'admin.couponBatches.withdraw',
  method: 'POST',
  path: '/admin/coupon-batches/{id}/withdraw',
  summary: 'Ends all codes of a batch at once, for good.',
  access: staffAccess('pricing.change'),
  params: byId,
  reply: couponBatchRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});

export const exportCoupons = endpoint({
  id: 'admin.couponBatches.export',
  method: 'GET',
  path: '/admin/coupon-batches/{id}/export',
  summary: 'The codes of a batch as a CSV table.',
  access: staffAccess('pricing.change'),
  params: byId,
  reply: csvFile,
  faults: ['record.missing'],
});
