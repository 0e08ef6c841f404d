import { closedLoop } from './load/closed-loop.js';
import { openLoop, type Operation } from './load/open-loop.js';
import type { Sample } from './load/sample.js';
import type { CpuReading, MeasuredProcesses } from './machine/measured-processes.js';

/** How long each round takes; the open one arrives at a share of what the closed one brought through. */
export interface Rounds {
  readonly warmUpSeconds: number;
  readonly maxSeconds: number;
  readonly openSeconds: number;
}

export interface Measured {
  /** The most that came through, with 16 callers at once. */
  readonly max: Sample;
  /** Operations arriving at a fixed rate below that. */
  readonly open: Sample;
  readonly openPerSecond: number;
  /** CPU milliseconds per operation of the first round. */
  readonly cpuMs: CpuReading;
  /** The most that came through of the limit, right before and after the first round. */
  readonly limitPerSecond: number;
}

const CLIENTS = 16;
const OPEN_SHARE = 0.5;

// A child that has just ended is for a moment counted nowhere, so that a difference can be below zero.
const share = (before: number, after: number, operations: number): number =>
  Math.max(0, after - before) / operations;

const perOperation = (before: CpuReading, after: CpuReading, operations: number): CpuReading => ({
  serverMs: share(before.serverMs, after.serverMs, operations),
  databaseMs: share(before.databaseMs, after.databaseMs, operations),
});

/**
 * Measures one operation: warm-up, the most that comes through with its CPU time, then latencies at half that rate. The
 * limit is measured around it, since a shared machine is another one a minute later.
 */
export const measure = async (
  operation: Operation,
  limit: Operation,
  { warmUpSeconds, maxSeconds, openSeconds }: Rounds,
  processes: MeasuredProcesses,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<Measured> => {
  await closedLoop(operation, { clients: CLIENTS, seconds: warmUpSeconds });
  await settle();
  const limitBefore = await closedLoop(limit, { clients: CLIENTS, seconds: warmUpSeconds / 2 });
  const before = await processes.cpu();
  const max = await closedLoop(operation, { clients: CLIENTS, seconds: maxSeconds });
  await settle();
  const cpuMs = perOperation(before, await processes.cpu(), max.done);
  const limitAfter = await closedLoop(limit, { clients: CLIENTS, seconds: warmUpSeconds / 2 });
  const limitPerSecond = (limitBefore.perSecond + limitAfter.perSecond) / 2;
  const openPerSecond = Math.max(1, max.perSecond * OPEN_SHARE);
  const open = await openLoop(operation, { perSecond: openPerSecond, seconds: openSeconds });
  await settle();
  return { max, open, openPerSecond, cpuMs, limitPerSecond };
};
