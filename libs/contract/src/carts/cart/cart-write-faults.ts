/** Faults that every write to a cart may answer. */
export const cartWrite = ['record.missing', 'record.stale', 'cart.alreadyOrdered'] as const;
