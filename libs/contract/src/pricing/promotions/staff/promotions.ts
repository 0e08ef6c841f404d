import { DISCOUNT_TYPES, RULE_EVENTS, RULE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  daySchema,
  deletedRecord,
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

/** A rule's phase at the time of the reply, from its state and its window. */
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
  /** The campaign that sets its start and end; null for an independent one. */
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
  summary: 'Promotions with their uses.',
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
  summary: 'A promotion with its conditions and benefit.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: promotionReply,
  faults: ['record.missing'],
});

export const createPromotion = endpoint({
  id: 'admin.promotions.create',
  method: 'POST',
  path: '/admin/promotions',
  summary: 'Creates a promotion as a draft, not yet in effect.',
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
  summary: 'Changes a promotion; an active one changes prices immediately.',
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
  summary: 'Deletes a draft promotion, with its coupon codes.',
  access: staffAccess('pricing.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
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
  /** The total of those orders, everything included. */
  revenueInCents: centsSchema,
  /** Its discount on them. */
  spentInCents: centsSchema,
  /** Pending payments that would use it. */
  held: z.int(),
  heldInCents: centsSchema,
  customers: z.int(),
  /** Uses and budget left; null without a limit. */
  usesLeft: z.int().nullable(),
  budgetLeftInCents: centsSchema.nullable(),
  lastUsedAt: instantSchema.nullable(),
  /** The last thirty New York days with orders that used it, earliest first. */
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
  summary: 'A promotion’s cost and results.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: figures,
  faults: ['record.missing'],
});
