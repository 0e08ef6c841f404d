import type { Cents, PricedCart } from '@simpletread/domain';
import type { ShopRow } from '../installers/shop-row.js';
import type { Customer } from './customers.js';
import type { OrderProgress } from './order-progress.js';
import type { IdentifiedLine } from './price-basket.js';

export interface SeedPayment {
  readonly id: string;
  readonly charge: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly capturedAt: Date;
}

export interface SeedRefund {
  readonly id: string;
  readonly providerRefund: string;
  readonly amountInCents: Cents;
  readonly reason: string;
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly settledAt: Date;
}

/** An order with everything that its tables are written from. */
export interface SeedOrder {
  readonly id: string;
  readonly number: string;
  readonly customer: Customer;
  readonly customerId: string;
  readonly shop: ShopRow | null;
  readonly lines: readonly IdentifiedLine[];
  readonly pricing: PricedCart;
  readonly placedAt: Date;
  readonly progress: OrderProgress;
  readonly payment: SeedPayment;
  readonly refund: SeedRefund | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly specialInstructions: string | null;
}
