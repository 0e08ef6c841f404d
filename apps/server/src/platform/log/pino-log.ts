import { type DestinationStream, type Logger, pino } from 'pino';

import { Log } from './log.js';
import { redacted } from './redaction.js';

/** Log lines as JSON, on standard output unless `destination` is given; written as soon as the output takes them. */
export class PinoLog extends Log {
  private readonly logger: Logger;

  constructor(level: string, destination: DestinationStream = pino.destination({ fd: 1, sync: false })) {
    super();
    this.logger = pino({ level, base: undefined }, destination);
  }

  override error(fields: object, message: string): void {
    this.logger.error(redacted(fields), message);
  }

  override warn(fields: object, message: string): void {
    if (this.logger.isLevelEnabled('warn')) this.logger.warn(redacted(fields), message);
  }

  override info(fields: object, message: string): void {
    if (this.logger.isLevelEnabled('info')) this.logger.info(redacted(fields), message);
  }

  override debug(fields: object, message: string): void {
    if (this.logger.isLevelEnabled('debug')) this.logger.debug(redacted(fields), message);
  }
}
