/** A browser that is about to pay for a cart. */
export interface DeviceSignal {
  readonly deviceToken: string;
  readonly cartId: string;
}

/** Whoever looks for fraud. Today what it learns is told to it only; no order waits for its word. */
export abstract class FraudSignals {
  /** False where nobody looks: no browser gets a number then. */
  abstract readonly isWanted: boolean;
  abstract tell(signal: DeviceSignal): Promise<void>;
}
