import type { LoggerService } from '@nestjs/common';

import type { Log } from './log.js';

const fieldsOf = (rest: readonly unknown[]): object => {
  const context = rest.at(-1);
  const stack = rest.length > 1 ? rest[0] : undefined;
  return {
    context: typeof context === 'string' ? context : undefined,
    stack: typeof stack === 'string' ? stack : undefined,
  };
};

const textOf = (message: unknown): string => (message instanceof Error ? message.message : String(message));

/** Sends what the framework itself logs to our log; its routine start-up lines are of debug level. */
export class NestLogger implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.to.debug(fieldsOf(rest), textOf(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.to.error(fieldsOf(rest), textOf(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.to.warn(fieldsOf(rest), textOf(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.to.debug(fieldsOf(rest), textOf(message));
  }
}
