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

/** A row of `checkout.gift_card_choice`. */
export type GiftCardChoiceRow = RowOf<typeof columns>;

export const giftCardChoiceEntity = entityOf('checkout.gift_card_choice', columns);
