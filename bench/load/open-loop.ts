import { Outcomes, type Sample } from './sample.js';

export type Operation = () => Promise<unknown>;

interface OpenLoop {
  readonly perSecond: number;
  readonly seconds: number;
}

// With this many unanswered operations, new ones are dropped, as shoppers would leave.
const MOST_WAITING = 2_000;
const TICK_MS = 1;

/**
 * Starts operations at a fixed rate, whether or not earlier ones are done, like shoppers. Each is timed from when it was due, so a server
 * that stalls is charged for everyone who waited.
 */
export const openLoop = async (operation: Operation, { perSecond, seconds }: OpenLoop): Promise<Sample> => {
  const outcomes = new Outcomes();
  const total = Math.max(1, Math.round(perSecond * seconds));
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  const dueAt = (n: number): number => startedAt + (n * 1000) / perSecond;
  const begin = (due: number): void => {
    const run = operation()
      .then(
        () => outcomes.success(performance.now() - due),
        (error: unknown) => outcomes.failure(error),
      )
      .finally(() => running.delete(run));
    running.add(run);
  };
  for (let n = 0; n < total;) {
    for (; n < total && dueAt(n) <= performance.now(); n += 1) {
      if (running.size < MOST_WAITING) begin(dueAt(n));
      else outcomes.failure('turned away: too many wait');
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(running);
  return outcomes.over((performance.now() - startedAt) / 1000);
};
