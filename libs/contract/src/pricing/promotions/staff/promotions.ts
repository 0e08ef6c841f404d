import { DISCOUNT_TYPES, RULE_EVENTS, RULE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { momentField, nameField, windowHolds } from '../../rules/index.js';
import { promotionDefinition } from './promotion-definition.js';

const byId = shape({ id: idSchema });

/** What a rule is at the moment of the reply, its state and its window taken together. */
export const rulePhaseSchema = z.enum(['draft', 'scheduled', 'running', 'paused', 'ended', 'archived']);

const promotionRow = shape({
  id: idSchema,
  name: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  state: z.enum(RULE_STATES),
  phase: rulePhaseSchema,
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  needsCoupon: z.boolean(),
  priority: z.int(),
  /** Orders that have used it or are about to. */
  uses: z.int(),
  useLimit: z.int().nullable(),
  spentInCents: centsSchema,
  budgetInCents: centsSchema.nullable(),
  /** The campaign that says when it begins and ends; null for one that stands alone. */
  campaignId: idSchema.nullable(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type PromotionRow = z.output<typeof promotionRow>;

const promotionReply = shape({ ...promotionRow.shape, definition: promotionDefinition });

export type PromotionReply = z.output<typeof promotionReply>;

const given = {
  name: nameField,
  startsAt: momentField,
  endsAt: momentField,
  definition: promotionDefinition,
};

export const listPromotions = endpoint({
  id: 'admin.promotions.list',
  method: 'GET',
  path: '/admin/promotions',
  summary: 'Promotions with how far they are used.',
  access: staffAccess('pricing.read'),
  query: listQuery(['name', 'startsAt', 'endsAt', 'priority', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    type: z.enum(DISCOUNT_TYPES).optional(),
    state: z.enum(RULE_STATES).optional(),
    phase: rulePhaseSchema.optional(),
    needsCoupon: z.boolean().optional(),
    campaignId: idSchema.optional(),
  }),
  reply: z.array(promotionRow),
  isList: true,
  faults: [],
});

export const getPromotion = endpoint({
  id: 'admin.promotions.get',
  method: 'GET',
  path: '/admin/promotions/{id}',
  summary: 'A promotion with all that it asks for and gives.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: promotionReply,
  faults: ['record.missing'],
});

export const createPromotion = endpoint({
  id: 'admin.promotions.create',
  method: 'POST',
  path: '/admin/promotions',
  summary: 'Writes a promotion as a draft; nobody gets it yet.',
  access: staffAccess('pricing.change'),
  body: shape(given).superRefine(windowHolds),
  reply: promotionReply,
  status: 201,
  isIdempotent: true,
  faults: ['pricing.keyUnknown'],
});

export const changePromotion = endpoint({
  id: 'admin.promotions.change',
  method: 'PUT',
  path: '/admin/promotions/{id}',
  summary: 'Changes a promotion; one that is active changes prices at once.',
  access: staffAccess('pricing.change'),
  params: byId,
  body: shape({ version: versionSchema, ...given }).superRefine(windowHolds),
  reply: promotionReply,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'pricing.keyUnknown',
    'pricing.stateRefused',
    'pricing.inCampaign',
    'pricing.rateTooHigh',
  ],
});

export const deletePromotion = endpoint({
  id: 'admin.promotions.delete',
  method: 'DELETE',
  path: '/admin/promotions/{id}',
  summary: 'Deletes a promotion that is a draft, with its coupon codes.',
  access: staffAccess('pricing.change'),
  params: byId,
  query: versionQuery,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'record.notDraft', 'pricing.claimed'],
});

export const movePromotion = endpoint({
  id: 'admin.promotions.move',
  method: 'POST',
  path: '/admin/promotions/{id}/state',
  summary: 'Activates, pauses, resumes or archives a promotion.',
  access: staffAccess('pricing.change'),
  params: byId,
  body: shape({ version: versionSchema, event: z.enum(RULE_EVENTS) }),
  reply: promotionReply,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'pricing.stateRefused'],
});

const figures = shape({
  /** Orders that used it. */
  orders: z.int(),
  /** What those orders came to, everything included. */
  revenueInCents: centsSchema,
  /** What it took off them. */
  spentInCents: centsSchema,
  /** Payments under way that would use it. */
  held: z.int(),
  heldInCents: centsSchema,
  customers: z.int(),
  /** Uses and money that are left; null where there is no limit. */
  usesLeft: z.int().nullable(),
  budgetLeftInCents: centsSchema.nullable(),
  lastUsedAt: instantSchema.nullable(),
  /** The last thirty days in New York on which orders used it, the earliest first. */
  days: z.array(
    shape({
      day: daySchema,
      orders: z.int(),
      revenueInCents: centsSchema,
      spentInCents: centsSchema,
    }),
  ),
});

export type PromotionFigures = z.output<typeof figures>;

export const getPromotionFigures = endpoint({
  id: 'admin.promotions.figures',
  method: 'GET',
  path: '/admin/promotions/{id}/figures',
  summary: 'What a promotion cost and what it brought.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: figures,
  faults: ['record.missing'],
});
