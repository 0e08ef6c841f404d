import type { Cents, PaymentMethod, PricedCart } from '@simpletread/domain';
import type { ShopRow } from '../../installers/shops/shop-row.js';
import type { PickupPointRow } from '../../delivery/pickup-points/build-pickup-points.js';
import type { Customer } from './customers/customers.js';
import type { SeedReturn } from '../returns/seed-return.js';
import type { OrderProgress } from './progress/order-progress.js';
import type { SeedPickup } from '../warehouse-pickups/seed-pickup.js';
import type { IdentifiedLine } from './basket/price-basket.js';

export interface SeedPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly charge: string;
  /** Null if a lender paid. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The lender's own number, on net terms. */
  readonly loanId: string | null;
  readonly capturedAt: Date;
}

export interface SeedRefund {
  readonly id: string;
  readonly providerRefund: string;
  readonly amountInCents: Cents;
  readonly reason: string;
  readonly requestedBy: string;
  /** True if the buyer cancelled the order; else an agent asked for the refund. */
  readonly isByBuyer: boolean;
  readonly createdAt: Date;
  readonly settledAt: Date;
}

/** An order with all data for its tables. */
export interface SeedOrder {
  readonly id: string;
  readonly number: string;
  readonly customer: Customer;
  readonly customerId: string;
  readonly shop: ShopRow | null;
  readonly pickupPoint: PickupPointRow | null;
  readonly lines: readonly IdentifiedLine[];
  readonly pricing: PricedCart;
  /** The order's coupon code; null without one. */
  readonly couponCode: string | null;
  readonly placedAt: Date;
  readonly progress: OrderProgress;
  readonly payment: SeedPayment;
  readonly refund: SeedRefund | null;
  readonly tireReturn: SeedReturn | null;
  /** Null for all that isn’t picked up at a warehouse. */
  readonly warehousePickup: SeedPickup | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly specialInstructions: string | null;
  readonly poNumber: string | null;
}
