import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

import { Log } from './log.js';
import { REDACTED_PATHS } from './redaction.js';

/** Log lines as JSON on standard output, or on `destination`. */
export class PinoLog extends Log {
  private readonly logger: Logger;

  constructor(level: string, destination?: DestinationStream) {
    super();
    const options = { level, base: undefined, redact: { paths: REDACTED_PATHS, censor: '[redacted]' } };
    this.logger = destination === undefined ? pino(options) : pino(options, destination);
  }

  override error(fields: object, message: string): void {
    this.logger.error(fields, message);
  }

  override warn(fields: object, message: string): void {
    this.logger.warn(fields, message);
  }

  override info(fields: object, message: string): void {
    this.logger.info(fields, message);
  }

  override debug(fields: object, message: string): void {
    this.logger.debug(fields, message);
  }

  isEnabled(level: string): boolean {
    return this.logger.isLevelEnabled(level);
  }
}
