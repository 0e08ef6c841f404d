// Imported before everything else: what libraries write to the console, some while they load, becomes lines of the log.
import { format } from 'node:util';

const LEVELS = { error: 50, warn: 40, info: 30, log: 30 } as const;

const writer =
  (level: number) =>
  (...parts: unknown[]): void => {
    const line = { level, time: Date.now(), source: 'console', msg: format(...parts) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };

Object.assign(
  globalThis.console,
  Object.fromEntries(Object.entries(LEVELS).map(([method, level]) => [method, writer(level)])),
);
