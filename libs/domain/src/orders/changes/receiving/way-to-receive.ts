import type { Fulfilment } from '../../order/index.js';
import type { OrderChangeKind } from '../change-kind.js';
import type { OrderAddress } from '../order-place.js';

/** The way in which a placed order is to be received instead. An installation can be dropped, not added. */
export type WayToReceive =
  | ({ readonly fulfilment: Extract<Fulfilment, 'ship-to-me'> } & OrderAddress)
  | { readonly fulfilment: Extract<Fulfilment, 'fedex-pickup'>; readonly pickupPointCode: string };

/** Another way to receive an order. */
export interface ReceivingChange {
  readonly kind: Extract<OrderChangeKind, 'receiving'>;
  readonly to: WayToReceive;
}

/** The ways that a placed order can change to. */
export const WAYS_TO_RECEIVE = ['ship-to-me', 'fedex-pickup'] as const satisfies readonly Fulfilment[];

export type WayToReceiveName = (typeof WAYS_TO_RECEIVE)[number];

/**
 * Returns the ways that an order of some fulfilment can change to. Another address is a change of its own; another location isn't. Tires that
 * are set aside at a warehouse stay there.
 */
export const waysFrom = (fulfilment: Fulfilment): readonly WayToReceiveName[] =>
  fulfilment === 'warehouse-pickup'
    ? []
    : WAYS_TO_RECEIVE.filter((way) => way === 'fedex-pickup' || way !== fulfilment);
