import { FraudSignals } from './fraud-signals.js';

/** No fraud detection. */
export class OffSignals extends FraudSignals {
  override readonly isWanted = false;

  override tell(): Promise<void> {
    return Promise.resolve();
  }
}
