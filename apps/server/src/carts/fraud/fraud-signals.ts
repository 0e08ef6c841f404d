/** A browser that is about to pay for a cart. */
export interface DeviceSignal {
  readonly deviceToken: string;
  readonly cartId: string;
}

/** Port to fraud detection. It only receives signals today; no order waits for its answer. */
export abstract class FraudSignals {
  /** False without fraud detection. No browser gets a number then. */
  abstract readonly isWanted: boolean;
  abstract tell(signal: DeviceSignal): Promise<void>;
}
