import type { PickupProof } from '@simpletread/domain';
import type { CounterRow } from '../../delivery/pickup-points/warehouse-counters.js';
import type { OrderProgress } from '../order/progress/order-progress.js';

/** An order that its buyer picks up at a warehouse. */
export interface SeedPickup {
  readonly counter: CounterRow;
  readonly readyBy: Date;
  readonly progress: OrderProgress;
  /** The last day of its hold, in words; null until it is ready. */
  readonly heldUntil: string | null;
  readonly remindedAt: Date | null;
  /** Null until it is handed over. */
  readonly proof: PickupProof | null;
}
