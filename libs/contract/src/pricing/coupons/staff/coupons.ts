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
  /** The single shared code that staff chose; null for generated ones. */
  ownCode: z.string().nullable(),
  size: z.int(),
  /** Codes made so far. */
  made: z.int(),
  state: z.enum(['making', 'ready', 'withdrawn']),
  /** Orders per code; null for any number. */
  usesPerCode: z.int().nullable(),
  uses: z.int(),
  createdAt: instantSchema,
});

export type CouponBatchRow = z.output<typeof couponBatchRow>;

export const listCouponBatches = endpoint({
  id: 'admin.couponBatches.list',
  method: 'GET',
  path: '/admin/coupon-batches',
  summary: 'Batches of coupon codes with their counts and uses.',
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
  summary: 'A batch of coupon codes with its progress.',
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
  summary: 'Generates codes that cannot be guessed, or adds a chosen one.',
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
  summary: 'Ends all codes of a batch immediately and permanently.',
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
