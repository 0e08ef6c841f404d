import { GIFT_CARD_EVENTS, GIFT_CARD_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { giftCardMovement } from '../my-gift-cards.js';

const giftCardRow = shape({
  id: idSchema,
  number: z.string(),
  reason: z.string(),
  accountId: idSchema.nullable(),
  balanceInCents: centsSchema,
  state: z.enum(GIFT_CARD_STATES),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type GiftCardRow = z.output<typeof giftCardRow>;

const giftCardRecord = shape({
  ...giftCardRow.shape,
  /** The holder, as far as the reader may know; null for a card that anyone with its code can spend. */
  holder: z.string().nullable(),
  hasCode: z.boolean(),
  issuedInCents: centsSchema,
  /** Newest first; they sum to the balance. */
  movements: z.array(shape({ id: idSchema, ...giftCardMovement.shape })),
});

export type GiftCardRecord = z.output<typeof giftCardRecord>;

export const listGiftCards = endpoint({
  id: 'admin.giftCards.list',
  method: 'GET',
  path: '/admin/gift-cards',
  summary: 'Gift cards with their balances.',
  access: staffAccess('giftCards.read'),
  query: listQuery(['number', 'balanceInCents', 'state', 'createdAt', 'updatedAt', 'id'], {
    /** Searches by number. */
    q: z.string().max(20).optional(),
    state: z.enum(GIFT_CARD_STATES).optional(),
    accountId: idSchema.optional(),
    /** Only those with a balance. */
    hasBalance: z.boolean().optional(),
  }),
  reply: z.array(giftCardRow),
  isList: true,
  faults: [],
});

export const getGiftCard = endpoint({
  id: 'admin.giftCards.get',
  method: 'GET',
  path: '/admin/gift-cards/{id}',
  summary: 'A gift card with every movement of its balance. Its code is never shown.',
  access: staffAccess('giftCards.read'),
  params: shape({ id: idSchema }),
  reply: giftCardRecord,
  faults: ['record.missing'],
});

export const moveGiftCard = endpoint({
  id: 'admin.giftCards.move',
  method: 'POST',
  path: '/admin/gift-cards/{id}/moves',
  summary: 'Blocks a gift card, so it pays for nothing new, or unblocks it.',
  access: staffAccess('giftCards.block'),
  params: shape({ id: idSchema }),
  body: shape({
    version: versionSchema,
    event: z.enum(GIFT_CARD_EVENTS),
    reason: z.string().trim().min(3).max(300),
  }),
  reply: giftCardRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'order.transitionRefused'],
});
