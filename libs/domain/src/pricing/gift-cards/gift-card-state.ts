import { defineMachine } from '../../machine/index.js';

export const GIFT_CARD_STATES = ['active', 'blocked'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_EVENTS = ['block', 'unblock'] as const;
export type GiftCardEvent = (typeof GIFT_CARD_EVENTS)[number];

/** The life of a gift card: a blocked card pays for nothing new but still accepts refunds. It never expires. */
export const giftCardMachine = defineMachine({
  name: 'giftCard',
  initial: 'active',
  states: GIFT_CARD_STATES,
  events: {
    block: { active: { to: 'blocked' } },
    unblock: { blocked: { to: 'active' } },
  },
});

/** Movements of a gift card's balance: a hold subtracts, all others add. */
export const GIFT_CARD_MOVEMENTS = ['issue', 'hold', 'release', 'refund'] as const;
export type GiftCardMovement = (typeof GIFT_CARD_MOVEMENTS)[number];
