export {
  ADDRESSES_PER_NETWORK,
  CHECKOUTS_PER_PERSON,
  DECLINES_COUNT_MINUTES,
  DECLINES_OF_AN_ATTACK,
  holdLimit,
  mayHold,
  MOST_DECLINES,
  PAYMENT_SOURCES,
  type PaymentSource,
  type UnpaidHolds,
  type WantedHold,
} from './payment-limits.js';
