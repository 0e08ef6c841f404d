import type { Cents } from '@simpletread/domain';

import type { Computed, Renamed } from '../../platform/database/index.js';
import type { GiftCardRow } from './gift-card.entity.js';

/** A gift card as it is kept; `accountId` is null for one that belongs to whoever has its code. */
export type GiftCard = Pick<GiftCardRow, 'number' | 'reason' | 'state' | 'version'> &
  Renamed<
    GiftCardRow,
    { giftCardId: 'id'; accountId: 'account_id'; balanceInCents: 'balance_in_cents'; createdAt: 'created_at' }
  > &
  Computed<{ hasCode: boolean }>;

/** What a gift card is made with. */
export interface NewGiftCard {
  readonly accountId: string | null;
  /** As on the card: `Thank you for bringing a friend`. */
  readonly reason: string;
  /** What it is given for; a second one for the same is not made. */
  readonly sourceId: string;
  readonly amountInCents: Cents;
}
