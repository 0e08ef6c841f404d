import type { WantedSlot } from '../../installers/index.js';
import type { OrderDraft } from '../../orders/index.js';

/** The slot that an order needs; null where no shop mounts its tires, and for drafts from before there were appointments. */
export const wantedSlotOf = ({
  shopId,
  appointment = null,
}: Pick<OrderDraft, 'shopId' | 'appointment'>): WantedSlot | null =>
  shopId === null || appointment === null ? null : { shopId, appointment };
