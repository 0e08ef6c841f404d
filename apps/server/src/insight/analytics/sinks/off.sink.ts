import { AnalyticsSink } from '../analytics-sink.js';

/** Events stay with us until their time is over. */
export class OffSink extends AnalyticsSink {
  override readonly isOpen = false;

  override send(): Promise<void> {
    return Promise.resolve();
  }
}
