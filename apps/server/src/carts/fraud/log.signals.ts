import type { Log } from '../../platform/log/index.js';
import { type DeviceSignal, FraudSignals } from './fraud-signals.js';

/** Writes fraud signals to the log. */
export class LogSignals extends FraudSignals {
  override readonly isWanted = true;

  constructor(private readonly log: Log) {
    super();
  }

  override tell({ deviceToken, cartId }: DeviceSignal): Promise<void> {
    this.log.info({ device: deviceToken.slice(0, 12), cartId }, 'a browser is about to pay');
    return Promise.resolve();
  }
}
