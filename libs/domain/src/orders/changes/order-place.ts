import type { ShipTo } from '../../contact/index.js';

/** The person to reach about an order. */
export type OrderContact = Pick<ShipTo, 'email' | 'phone' | 'phoneType' | 'firstName' | 'lastName'>;

/** The place that the tires ship to. `state` is read from stored orders, too. */
export type OrderAddress = Pick<
  ShipTo,
  'address1' | 'address2' | 'city' | 'zip' | 'company' | 'specialInstructions'
> & { readonly state: string };
