import type { Log } from '../../../platform/log/index.js';
import { AnalyticsSink, type SentEvent } from '../analytics-sink.js';

/** Events become lines of the log, for whoever wants to see what would be sent. */
export class LogSink extends AnalyticsSink {
  override readonly isOpen = true;

  constructor(private readonly log: Log) {
    super();
  }

  override send(events: readonly SentEvent[]): Promise<void> {
    for (const event of events) this.log.info({ analyticsEvent: event }, 'analytics event');
    return Promise.resolve();
  }
}
