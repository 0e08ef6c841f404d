export {
  GIFT_CARD_CODE_BYTES,
  GIFT_CARD_NUMBER_BYTES,
  type GiftCardCode,
  giftCardCodeOf,
  giftCardLabel,
  giftCardNumberOf,
  inGroupsOfFour,
  parseGiftCardCode,
} from './gift-card-code.js';
export {
  GIFT_CARD_EVENTS,
  GIFT_CARD_MOVEMENTS,
  GIFT_CARD_STATES,
  type GiftCardEvent,
  giftCardMachine,
  type GiftCardMovement,
  type GiftCardState,
} from './gift-card-state.js';
export { NO_TENDER, splitRefund, splitTenders, type Tender, type TenderAmounts, TENDERS } from './tenders.js';
