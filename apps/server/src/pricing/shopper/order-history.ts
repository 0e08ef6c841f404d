/** A customer: an account, and the mailboxes of its address and of the order's. */
export interface OrderingPerson {
  readonly accountId: string | null;
  readonly mailboxes: readonly string[];
  /** An order that doesn't count because another replaces it. */
  readonly exceptOrderId?: string | null;
}

/** Tells if a customer has ordered before. Orders provide it: orders depend on pricing, never the reverse. */
export abstract class OrderHistory {
  /** True if the account or a mailbox has an order in any state. */
  abstract hasOrdered(person: OrderingPerson): Promise<boolean>;
}
