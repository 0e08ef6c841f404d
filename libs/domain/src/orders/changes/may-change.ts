import { ok, refuse, type Result } from '../../result/index.js';
import type { Fulfilment, OrderState } from '../order/index.js';
import type { OrderChangeKind } from './change-kind.js';

/** Why a placed order can't be changed in some way. */
export type ChangeRefusal =
  | 'order.changeTooLate'
  | 'order.changeDelivered'
  | 'order.changeReturnInstead'
  | 'order.changeWindowClosed'
  | 'order.alreadyCancelled'
  | 'order.addressOfShop'
  | 'order.addressOfPickup'
  | 'order.receivingOfPickup'
  | 'approval.pending';

/** Why the tires of a placed order can't be swapped for others. */
export type SwapRefusal = ChangeRefusal | 'order.swapHeld';

/** The facts that decide which changes an order takes. */
export interface ChangeableState {
  readonly state: OrderState;
  readonly fulfilment: Fulfilment;
  /** Since when a cancellation or a removal waits for approval; null without one. */
  readonly cancelRequestedAt: Date | null;
  /** The buyer asks, and the time for cancelling is over. */
  readonly isBuyerLate?: boolean;
}

type States = Readonly<Record<OrderState, ChangeRefusal | null>>;

const TOO_LATE = 'order.changeTooLate';

const BEFORE_DISPATCH: States = {
  placed: null,
  pendingPickup: null,
  inTransit: TOO_LATE,
  delivered: 'order.changeDelivered',
  cancelled: 'order.alreadyCancelled',
};

// A printed label isn't printed again, so its address stays.
const BEFORE_LABEL: States = { ...BEFORE_DISPATCH, pendingPickup: TOO_LATE };

const BY_STATE: Readonly<Record<OrderChangeKind, States>> = {
  contact: BEFORE_DISPATCH,
  address: BEFORE_LABEL,
  receiving: BEFORE_LABEL,
  tires: { ...BEFORE_LABEL, delivered: 'order.changeReturnInstead' },
};

const OPEN: Readonly<Record<Fulfilment, ChangeRefusal | null>> = {
  'ship-to-me': null,
  'ship-to-shop': null,
  'fedex-pickup': null,
  'warehouse-pickup': null,
};

const BY_FULFILMENT: Readonly<Record<OrderChangeKind, Readonly<Record<Fulfilment, ChangeRefusal | null>>>> = {
  contact: OPEN,
  address: {
    ...OPEN,
    'ship-to-shop': 'order.addressOfShop',
    'fedex-pickup': 'order.addressOfPickup',
    'warehouse-pickup': 'order.receivingOfPickup',
  },
  // The tires were sold without freight, and are in one warehouse: decision record 0134.
  receiving: { ...OPEN, 'warehouse-pickup': 'order.receivingOfPickup' },
  tires: OPEN,
};

/**
 * Checks that an order takes a kind of change: an address, another way of receiving and fewer tires until its label is printed, a contact until the carrier has the
 * tires, and none while something about it waits for approval. An address is the buyer's only where tires ship to the buyer, and buyers
 * remove tires only while they can cancel. Refuses with the reason; the table above has all of them.
 */
export const mayChange = (order: ChangeableState, kind: OrderChangeKind): Result<null, ChangeRefusal> => {
  const refusal = BY_STATE[kind][order.state];
  if (refusal !== null) return refuse(refusal);
  if (order.cancelRequestedAt !== null) return refuse('approval.pending');
  if (kind === 'tires' && order.isBuyerLate === true) return refuse('order.changeWindowClosed');
  const place = BY_FULFILMENT[kind][order.fulfilment];
  return place === null ? ok(null) : refuse(place);
};

/**
 * Checks that the tires of an order can be swapped: as `mayChange`, and not while it is held, because the order that replaces it would leave
 * without the hold.
 */
export const maySwap = (order: ChangeableState & { readonly isHeld: boolean }): Result<null, SwapRefusal> => {
  const may = mayChange(order, 'tires');
  return may.ok && order.isHeld ? refuse('order.swapHeld') : may;
};
