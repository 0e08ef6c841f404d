/** Why an order changes, and whose request it was where a second person agreed to it. */
export interface ChangeCause {
  /** Null for a buyer. */
  readonly reason: string | null;
  readonly requestedBy: string | null;
}
