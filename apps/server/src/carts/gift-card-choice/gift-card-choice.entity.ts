import {
  entityOf,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  cart_id: primary(uuid()),
  gift_card_id: uuid(),
  chosen_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `gift_cards.cart_choice`. */
export type GiftCardChoiceRow = RowOf<typeof columns>;

export const giftCardChoiceEntity = entityOf('gift_cards.cart_choice', columns);
