import { GIFT_CARD_MOVEMENTS, GIFT_CARD_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const giftCardMovement = shape({
  at: instantSchema,
  kind: z.enum(GIFT_CARD_MOVEMENTS),
  /** Negative for a hold. */
  amountInCents: centsSchema,
  orderId: idSchema.nullable(),
  /** Null if no order resulted. */
  orderNumber: z.string().nullable(),
});

const myGiftCard = shape({
  giftCardId: idSchema,
  number: z.string(),
  reason: z.string(),
  balanceInCents: centsSchema,
  state: z.enum(GIFT_CARD_STATES),
  /** True if a code was made that can also spend it. */
  hasCode: z.boolean(),
  createdAt: instantSchema,
});

export type MyGiftCard = z.output<typeof myGiftCard>;

export const listMyGiftCards = endpoint({
  id: 'giftCards.mine',
  method: 'GET',
  path: '/users/me/gift-cards',
  summary: 'The customer’s gift cards, newest first.',
  access: customerOrActingAccess,
  reply: shape({ giftCards: z.array(myGiftCard) }),
  faults: [],
});

export const makeGiftCardCode = endpoint({
  id: 'giftCards.makeCode',
  method: 'POST',
  path: '/users/me/gift-cards/{giftCardId}/code',
  summary: 'Creates a code that spends the gift card, shown once; an earlier code stops working.',
  access: customerAccess,
  params: shape({ giftCardId: idSchema }),
  reply: shape({ code: z.string() }),
  faults: ['record.missing'],
});
