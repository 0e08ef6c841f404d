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
  readonly estimatedDeliveryOn: string | null;
}

/** The state of a shipment, with the times of its scans. */
export interface Tracking {
  readonly pickedUpAt: Date | null;
  readonly deliveredAt: Date | null;
}

/** The carrier that takes tires from the warehouse to the door. Never called inside a database transaction. */
export abstract class Carrier {
  /** Books a pickup. The same parcel always gets the same label. */
  abstract book(parcel: Parcel): Promise<Label>;

  abstract track(shipment: Shipment, now: Date): Promise<Tracking>;
}
