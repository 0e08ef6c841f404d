import { FraudSignals } from './fraud-signals.js';

/** Nobody looks for fraud by browsers. */
export class OffSignals extends FraudSignals {
  override readonly isWanted = false;

  override tell(): Promise<void> {
    return Promise.resolve();
  }
}
