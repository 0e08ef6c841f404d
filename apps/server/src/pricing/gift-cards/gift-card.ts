import type { Cents } from '@simpletread/domain';

import type { Computed, Renamed } from '../../platform/database/index.js';
import type { GiftCardRow } from './gift-card.entity.js';

/** A stored gift card. `accountId` is null for a card that belongs to the holder of its code. */
export type GiftCard = Pick<GiftCardRow, 'number' | 'reason' | 'state' | 'version'> &
  Renamed<
    GiftCardRow,
    { giftCardId: 'id'; accountId: 'account_id'; balanceInCents: 'balance_in_cents'; createdAt: 'created_at' }
  > &
  Computed<{ hasCode: boolean }>;

/** Input for a new gift card. */
export interface NewGiftCard {
  readonly accountId: string | null;
  /** As on the card: `Thank you for bringing a friend`. */
  readonly reason: string;
  /** The reason for the card. A second card for the same reason is never made. */
  readonly sourceId: string;
  readonly amountInCents: Cents;
  /** The hash of the code that spends it; left out for a card of an account, whose owner asks for a code. */
  readonly codeHash?: string | null;
}

/** A gift card that was issued, now or earlier for the same reason. */
export interface IssuedGiftCard {
  readonly id: string;
  readonly number: string;
  readonly isNew: boolean;
}
