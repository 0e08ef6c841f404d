import type pg from 'pg';

import type { HttpCaller } from '../http/http-caller.js';
import type { Operation } from '../load/open-loop.js';

export interface Surroundings {
  readonly serverUrl: string;
  readonly db: pg.Pool;
  readonly caller: HttpCaller;
}

/** The targets from DESIGN; each figure is optional. */
export interface Target {
  readonly cpuMs?: number;
  readonly perSecond?: number;
  /** Share of the limit's rate. */
  readonly ofLimit?: number;
  readonly p99Ms?: number;
}

export interface Scenario {
  readonly name: string;
  readonly what: string;
  readonly limit: 'empty route' | 'raw transaction';
  readonly target: Target;
  /** Prepares its data and returns one operation to repeat. */
  prepare(around: Surroundings): Promise<Operation>;
  /** Waits for work that operations leave to the workers, so its cost is included. */
  settle?(around: Surroundings): Promise<void>;
}

/** Returns a function that yields `items` in turn, starting over after the last; throws for none. */
export const inTurn = <T>(items: readonly T[], what: string): (() => T) => {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error(`The database has no ${what}: seed it first.`);
    next += 1;
    return item;
  };
};
