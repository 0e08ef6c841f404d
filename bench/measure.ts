import { closedLoop } from './load/closed-loop.js';
import { openLoop, type Operation } from './load/open-loop.js';
import type { Sample } from './load/sample.js';
import type { CpuReading, MeasuredProcesses } from './machine/measured-processes.js';

/** The duration of each round; the open round's rate is a share of the closed one's throughput. */
export interface Rounds {
  readonly warmUpSeconds: number;
  readonly maxSeconds: number;
  readonly openSeconds: number;
}

export interface Measured {
  /** Maximum throughput, with 16 parallel callers. */
  readonly max: Sample;
  /** Operations at a fixed lower rate. */
  readonly open: Sample;
  readonly openPerSecond: number;
  /** The empty route at that rate: the share of the machine, and of the driver on it, in those latencies. */
  readonly emptyOpen: Sample;
  /** CPU milliseconds per operation of the first round. */
  readonly cpuMs: CpuReading;
  /** CPU milliseconds per call of the empty route, right before and after the first round. */
  readonly emptyMs: number;
  /** Maximum throughput of the limit, right before and after the first round. */
  readonly limitPerSecond: number;
}

const CLIENTS = 16;
const OPEN_SHARE = 0.5;

// A child that has just ended is briefly counted nowhere, so a difference can be negative.
const share = (before: number, after: number, operations: number): number =>
  Math.max(0, after - before) / operations;

const perOperation = (before: CpuReading, after: CpuReading, operations: number): CpuReading => ({
  serverMs: share(before.serverMs, after.serverMs, operations),
  databaseMs: share(before.databaseMs, after.databaseMs, operations),
});

/** Returns the sum of server and PostgreSQL, in milliseconds of CPU time. */
export const cpuSum = ({ serverMs, databaseMs }: CpuReading): number => serverMs + databaseMs;

const cpuOf = async (
  operation: Operation,
  seconds: number,
  processes: MeasuredProcesses,
): Promise<number> => {
  const before = await processes.cpu();
  const { done } = await closedLoop(operation, { clients: CLIENTS, seconds });
  return cpuSum(perOperation(before, await processes.cpu(), done));
};

/** The operations that a scenario is compared with: its limit, and a route that does nothing. */
export interface Yardsticks {
  readonly limit: Operation;
  readonly empty: Operation;
}

/**
 * Measures one operation: warm-up, maximum throughput with its CPU time, then latencies at half that rate. The limit and the empty route
 * are measured around it, because a shared machine changes within a minute.
 */
export const measure = async (
  operation: Operation,
  { limit, empty }: Yardsticks,
  { warmUpSeconds, maxSeconds, openSeconds }: Rounds,
  processes: MeasuredProcesses,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<Measured> => {
  await closedLoop(operation, { clients: CLIENTS, seconds: warmUpSeconds });
  await settle();
  const limitBefore = await closedLoop(limit, { clients: CLIENTS, seconds: warmUpSeconds / 2 });
  const emptyBefore = await cpuOf(empty, warmUpSeconds / 2, processes);
  const before = await processes.cpu();
  const max = await closedLoop(operation, { clients: CLIENTS, seconds: maxSeconds });
  await settle();
  const cpuMs = perOperation(before, await processes.cpu(), max.done);
  const emptyAfter = await cpuOf(empty, warmUpSeconds / 2, processes);
  const limitAfter = await closedLoop(limit, { clients: CLIENTS, seconds: warmUpSeconds / 2 });
  const limitPerSecond = (limitBefore.perSecond + limitAfter.perSecond) / 2;
  const openPerSecond = Math.max(1, max.perSecond * OPEN_SHARE);
  const open = await openLoop(operation, { perSecond: openPerSecond, seconds: openSeconds });
  await settle();
  const emptyOpen = await openLoop(empty, { perSecond: openPerSecond, seconds: openSeconds / 2 });
  return {
    max,
    open,
    openPerSecond,
    emptyOpen,
    cpuMs,
    emptyMs: (emptyBefore + emptyAfter) / 2,
    limitPerSecond,
  };
};
