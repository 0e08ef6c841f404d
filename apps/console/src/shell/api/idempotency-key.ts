/** A new key for a call that moves money, stock or state. The same intent keeps its key over retries. */
export const newIdempotencyKey = (): string => crypto.randomUUID();
