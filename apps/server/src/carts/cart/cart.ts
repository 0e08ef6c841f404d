import type { CartReply, ChosenVehicle, FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import type { Appointment, Cents, PaymentMethod, PriceHold } from '@simpletread/domain';

import type { Tire } from '../../catalogue/index.js';
import type { ReplacedOrder } from '../../orders/index.js';

export type Axle = CartReply['lines'][number]['axle'];
export type Fulfilment = NonNullable<CartReply['fulfilment']>;
export type ShipToReply = NonNullable<CartReply['shipTo']>;

export interface CartLine {
  readonly lineId: string;
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: Axle;
  readonly hasRoadHazard: boolean;
  /** The price the shopper last saw. */
  readonly seenPriceInCents: Cents;
  /** Judged for the cart's vehicle each time the cart is read; null without a vehicle. */
  readonly fit: FitVerdictReply | null;
  /** The shopper's acknowledgment of a tire that doesn't fit. It counts for these reasons only. */
  readonly fitAcknowledgement: FitAcknowledgement | null;
}

/** A cart as it is kept: choices only. Prices, stock and alerts are worked out each time it is shown. */
export interface Cart {
  readonly cartId: string;
  readonly state: 'open' | 'ordered';
  readonly version: number;
  readonly zip: string | null;
  readonly fulfilment: Fulfilment | null;
  readonly shopId: string | null;
  readonly pickupPointCode: string | null;
  /** The wanted slot. It isn't reserved before payment starts. */
  readonly appointment: Appointment | null;
  readonly shipTo: ShipToReply | null;
  readonly vehicle: ChosenVehicle | null;
  readonly orderId: string | null;
  /** True while money is being taken for it. It can't be changed then. */
  readonly isBeingPaid: boolean;
  /** The shopper's code, as it is written in the tables; null without one. */
  readonly couponCode: string | null;
  /** The chosen way to pay; null until chosen. */
  readonly paymentMethod: PaymentMethod | null;
  /** The return whose right tires it orders; null for most. */
  readonly exchangeReturnId: string | null;
  /** The order that this cart’s order replaces; null for most. */
  readonly replaces: ReplacedOrder | null;
  /** The prices that a quote holds for its tires; null for most. */
  readonly priceHold: PriceHold | null;
  readonly lines: readonly CartLine[];
}

export const emptyCart = (cartId: string): Cart => ({
  cartId,
  state: 'open',
  version: 1,
  zip: null,
  fulfilment: null,
  shopId: null,
  pickupPointCode: null,
  appointment: null,
  shipTo: null,
  vehicle: null,
  orderId: null,
  isBeingPaid: false,
  couponCode: null,
  paymentMethod: null,
  exchangeReturnId: null,
  replaces: null,
  priceHold: null,
  lines: [],
});

/** A change of a cart. Fields it doesn't name stay as they are. */
export interface CartChange extends Partial<
  Pick<
    Cart,
    | 'zip'
    | 'vehicle'
    | 'fulfilment'
    | 'shopId'
    | 'pickupPointCode'
    | 'appointment'
    | 'shipTo'
    | 'couponCode'
    | 'paymentMethod'
    | 'exchangeReturnId'
    | 'replaces'
    | 'priceHold'
    | 'lines'
  >
> {
  /** Facts of new lines, so they need no second read. */
  readonly tires?: readonly Tire[];
}

/** An open cart with the tires of its lines, as a change finds it. */
export interface CartToChange {
  readonly cart: Cart;
  readonly tires: readonly Tire[];
}
