import type { Log } from '../../log/index.js';
import { AlertChannel, type AlertNews } from './alert-channel.js';

/** Writes alerts to the log, where a log service picks them up. */
export class LogChannel extends AlertChannel {
  override readonly name = 'log';

  constructor(private readonly log: Log) {
    super();
  }

  override deliver({ id, kind, severity, url }: AlertNews): Promise<void> {
    this.log.error({ alertId: id, kind, severity, url }, 'an alert was raised');
    return Promise.resolve();
  }
}
