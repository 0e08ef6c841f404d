/** A hold on an order: since when, by whom and why. */
export interface OrderHold {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

/** The promise to a buyer when a hold ends; null where that isn't known. */
export interface ReleasedPromise {
  readonly deliveryOn: string | null;
  /** At the counter of a warehouse. */
  readonly readyBy: Date | null;
}
