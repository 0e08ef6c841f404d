import type { CartReply, ChosenVehicle, FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import type { Appointment, Cents, PaymentMethod } from '@simpletread/domain';

import type { Tire } from '../../catalogue/index.js';

export type Axle = CartReply['lines'][number]['axle'];
export type Fulfilment = NonNullable<CartReply['fulfilment']>;
export type ShipToReply = NonNullable<CartReply['shipTo']>;

export interface CartLine {
  readonly lineId: string;
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: Axle;
  readonly hasRoadHazard: boolean;
  /** What the shopper last saw it cost. */
  readonly seenPriceInCents: Cents;
  /** Judged for the cart's vehicle each time the cart is read; null without a vehicle. */
  readonly fit: FitVerdictReply | null;
  /** What the shopper said of a tire that does not fit; counts for these reasons alone. */
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
  /** The slot that is wanted there; nobody holds it before payment begins. */
  readonly appointment: Appointment | null;
  readonly shipTo: ShipToReply | null;
  readonly vehicle: ChosenVehicle | null;
  readonly orderId: string | null;
  /** The shopper's code, as it is written in the tables; null without one. */
  readonly couponCode: string | null;
  /** How the shopper means to pay; null until that is chosen. */
  readonly paymentMethod: PaymentMethod | null;
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
  couponCode: null,
  paymentMethod: null,
  lines: [],
});

/** What a change makes of a cart: only what it names becomes other. */
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
    | 'lines'
  >
> {
  /** Those of new lines, so that they need not be read again. */
  readonly tires?: readonly Tire[];
}

/** An open cart with the tires of its lines, as a change finds it. */
export interface CartToChange {
  readonly cart: Cart;
  readonly tires: readonly Tire[];
}

export const MOST_LINES = 20;
export const MOST_TIRES_PER_LINE = 99;
