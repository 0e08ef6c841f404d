import { Log } from '../../src/platform/log/index.js';

export interface LogLine {
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  readonly message: string;
  readonly fields: object;
}

/** Keeps what is logged, for tests to read. */
export class CapturedLog extends Log {
  readonly lines: LogLine[] = [];

  override error(fields: object, message: string): void {
    this.lines.push({ level: 'error', message, fields });
  }

  override warn(fields: object, message: string): void {
    this.lines.push({ level: 'warn', message, fields });
  }

  override info(fields: object, message: string): void {
    this.lines.push({ level: 'info', message, fields });
  }

  override debug(fields: object, message: string): void {
    this.lines.push({ level: 'debug', message, fields });
  }

  /** The lines of `level`. */
  of(level: LogLine['level']): LogLine[] {
    return this.lines.filter((line) => line.level === level);
  }
}
