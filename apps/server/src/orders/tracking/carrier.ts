import type { Scan } from '@simpletread/domain';

/** The details of a parcel for the carrier, before pickup. */
export interface Parcel {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly tireCount: number;
}

export interface Label {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export interface Shipment extends Label {
  readonly orderId: string;
  readonly bookedAt: Date;
  /** When it was picked up, as far as it is known. */
  readonly shippedAt: Date | null;
  /** True while people at the warehouse haven't scanned all of it onto the truck. */
  readonly isAtDock: boolean;
  readonly estimatedDeliveryOn: string | null;
  /** Cities with their state; null where unknown. */
  readonly origin: string | null;
  readonly destination: string;
}

/** The carrier that takes tires from the warehouse to the door. Never called inside a database transaction. */
export abstract class Carrier {
  /** Books a pickup. The same parcel always gets the same label. */
  abstract book(parcel: Parcel): Promise<Label>;

  /** All scans so far, as carriers report them: late, more than once and in any order. */
  abstract track(shipment: Shipment, now: Date): Promise<readonly Scan[]>;
}
