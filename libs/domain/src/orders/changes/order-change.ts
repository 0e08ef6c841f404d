import type { OrderChangeKind } from './change-kind.js';
import type { OrderAddress, OrderContact } from './order-place.js';
import type { ReceivingChange } from './receiving/way-to-receive.js';

/** Another contact or address. */
export type ShipToChange =
  | ({ readonly kind: Extract<OrderChangeKind, 'contact'> } & OrderContact)
  | ({ readonly kind: Extract<OrderChangeKind, 'address'> } & OrderAddress);

/** A proposed change, with all fields of its part as they should be. */
export type OrderChange = ShipToChange | ReceivingChange | TiresChange;

/** The tires of a line that stay on the order. Lines that are left out stay as they are. */
export interface StayingTires {
  readonly lineId: string;
  readonly quantity: number;
  /** False drops the road hazard coverage of the tires that stay. */
  readonly keepsCoverage: boolean;
}

/** Fewer tires, or fewer that are covered. */
export interface TiresChange {
  readonly kind: Extract<OrderChangeKind, 'tires'>;
  readonly lines: readonly StayingTires[];
  /** We can't deliver the tires: handling that an exchange waived isn't charged. Only staff can set it. */
  readonly waivesHandling?: boolean | undefined;
}

/** A field that differs, in words; empty text is null. */
export interface ChangedField {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}
