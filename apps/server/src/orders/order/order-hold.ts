/** A hold on an order: since when, by whom and why. */
export interface OrderHold {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}
