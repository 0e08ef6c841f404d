import { ok, refuse, type Result } from '../../result/index.js';
import { isReadyForPickup, type OrderState } from '../order/index.js';

/** Wrong codes after which only a photo ID proves the buyer. */
export const MOST_WRONG_PICKUP_CODES = 5;

/** The proofs for which a warehouse hands tires over. */
export const PICKUP_PROOFS = ['code', 'photoId'] as const;

export type PickupProof = (typeof PICKUP_PROOFS)[number];

/** Letters of the reason to check a photo ID instead of the code. */
export const PICKUP_REASON_LENGTH = 300;

/** An order at the counter. */
export interface CounterOrder {
  readonly state: OrderState;
  readonly wrongCodes: number;
}

export type HandOverFault =
  | 'warehousePickup.notReady'
  | 'warehousePickup.handedOver'
  | 'warehousePickup.cancelled'
  | 'warehousePickup.codeWrong'
  | 'warehousePickup.codesUsedUp';

const refusalIn = (state: OrderState): HandOverFault | null => {
  if (isReadyForPickup(state, 'warehouse-pickup')) return null;
  if (state === 'delivered') return 'warehousePickup.handedOver';
  return state === 'cancelled' ? 'warehousePickup.cancelled' : 'warehousePickup.notReady';
};

/**
 * Checks that the tires of an order may be handed over: they are ready, and the code is right or a photo ID was checked. `isRightCode` is null
 * without a code. After five wrong codes, a right one no longer counts. Refuses with the reason; `codeWrong` has the number of tries that are
 * left.
 */
export const checkHandOver = (
  { state, wrongCodes }: CounterOrder,
  isRightCode: boolean | null,
): Result<PickupProof, HandOverFault> => {
  const refusal = refusalIn(state);
  if (refusal !== null) return refuse(refusal);
  if (isRightCode === null) return ok('photoId');
  const left = MOST_WRONG_PICKUP_CODES - wrongCodes;
  if (left <= 0) return refuse('warehousePickup.codesUsedUp');
  if (isRightCode) return ok('code');
  return left === 1
    ? refuse('warehousePickup.codesUsedUp')
    : refuse('warehousePickup.codeWrong', { left: left - 1 });
};
