import type { Cents, Tender } from '@simpletread/domain';

import type { AsJson, Computed } from '../../platform/database/index.js';
import type { ReturnLineRow } from './return-line.entity.js';
import type { ReturnRow } from './return.entity.js';

/** A picture without its bytes. */
export interface ReturnPictureRecord {
  readonly id: string;
  readonly added_at: string;
}

/** A refund of a return that was requested. */
export interface ReturnRefundRecord {
  readonly tender: Tender;
  readonly amount_in_cents: Cents;
}

/** An order of another size by the same buyer, placed after the return was requested. */
export interface RightSizeOrder {
  readonly id: string;
  readonly number: string;
  readonly tire_count: number;
}

/** A return with its lines, pictures and refunds, as the reader finds it. */
export type ReturnRecord = ReturnRow &
  Computed<{
    lines: readonly AsJson<ReturnLineRow>[];
    pictures: readonly ReturnPictureRecord[];
    refunds: readonly ReturnRefundRecord[];
    right_size: RightSizeOrder | null;
  }>;
