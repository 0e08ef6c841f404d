import { defineMachine } from '../../machine/index.js';

export const GIFT_CARD_STATES = ['active', 'blocked'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_EVENTS = ['block', 'unblock'] as const;
export type GiftCardEvent = (typeof GIFT_CARD_EVENTS)[number];

/** The life of a gift card: a blocked one pays for nothing new, and takes back what it paid for. It never runs out. */
export const giftCardMachine = defineMachine({
  name: 'giftCard',
  initial: 'active',
  states: GIFT_CARD_STATES,
  events: {
    block: { active: { to: 'blocked' } },
    unblock: { blocked: { to: 'active' } },
  },
});

/** What moves the balance of a gift card, by the sign of its amount: a hold takes off, everything else adds. */
export const GIFT_CARD_MOVEMENTS = ['issue', 'hold', 'release', 'refund'] as const;
export type GiftCardMovement = (typeof GIFT_CARD_MOVEMENTS)[number];
