import type pg from 'pg';

import type { HttpCaller } from '../http/http-caller.js';
import type { Operation } from '../load/open-loop.js';

export interface Surroundings {
  readonly serverUrl: string;
  readonly db: pg.Pool;
  readonly caller: HttpCaller;
}

/** What DESIGN asks for; each figure is optional. */
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
  /** Reads what it needs and returns one operation, to be repeated. */
  prepare(around: Surroundings): Promise<Operation>;
  /** Waits for the work that operations leave to the workers, so that its cost is counted too. */
  settle?(around: Surroundings): Promise<void>;
}

/** Hands out `items` in turn, from the start again after the last; throws for none. */
export const inTurn = <T>(items: readonly T[], what: string): (() => T) => {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error(`The database has no ${what}: seed it first.`);
    next += 1;
    return item;
  };
};
