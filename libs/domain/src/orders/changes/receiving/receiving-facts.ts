import type { PriceDestination } from '../../../pricing/index.js';
import type { ChangeableState } from '../may-change.js';
import type { OrderAddress, OrderContact } from '../order-place.js';
import type { SwitchedOrder } from './plan-receiving.js';

/** A location where tires are picked up. */
export interface ReceivingPoint {
  readonly code: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The place where an order is to be received. */
export interface ReceivingPlace {
  readonly destination: PriceDestination;
  readonly deliveryOn: string | null;
  /** Null for an address. */
  readonly point: ReceivingPoint | null;
}

/** An order whose delivery changes, and the people to notify. */
export interface ReceivingFacts extends ChangeableState {
  readonly order: SwitchedOrder;
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  /** The installer; null without one. */
  readonly shopName: string | null;
  /** `Fri, Dec 4, 9:00 am`; null without an appointment. */
  readonly appointment: string | null;
  /** The location that is to hold the tires; null elsewhere. */
  readonly point: ReceivingPoint | null;
  /** The promised day, `2026-11-27`; null without one. */
  readonly deliveryOn: string | null;
}
