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

/** The order that waives the handling of a return: of its exchange, or of another size by the same buyer later. */
export interface RightSizeOrder {
  readonly id: string;
  readonly number: string;
  /** Its tires of another size that the buyer still has or gets. */
  readonly tire_count: number;
  /** The end of the time in which it can be cancelled, while that is open. */
  readonly cancel_closes_at: string | null;
  /** Its cancellation or a removal waits for approval. */
  readonly is_waiting: boolean;
}

/** An earlier return whose handling was waived for this order. */
export interface WaivedReturn {
  readonly number: number;
  readonly waived_in_cents: Cents;
  readonly charged_again: number;
  /** The tires of this order that still stand for it. */
  readonly standing: number;
  /** The lines of this order that have these tires. */
  readonly line_ids: readonly string[];
}

/** A return with its lines, pictures and refunds, as the reader finds it. */
export type ReturnRecord = ReturnRow &
  Computed<{
    lines: readonly AsJson<ReturnLineRow>[];
    pictures: readonly ReturnPictureRecord[];
    refunds: readonly ReturnRefundRecord[];
    right_size: RightSizeOrder | null;
    /** The order of its exchange, standing or not. */
    exchange_order: Pick<RightSizeOrder, 'id' | 'number' | 'tire_count'> | null;
    waived_return: WaivedReturn | null;
  }>;
