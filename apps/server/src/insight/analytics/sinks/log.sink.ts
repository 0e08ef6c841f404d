import type { Log } from '../../../platform/log/index.js';
import { AnalyticsSink, type SentEvent } from '../analytics-sink.js';

/** Writes events to the log instead of sending them. */
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
