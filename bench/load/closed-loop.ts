import type { Operation } from './open-loop.js';
import { Outcomes, type Sample } from './sample.js';

interface ClosedLoop {
  readonly clients: number;
  readonly seconds: number;
}

const PAUSE_AFTER_FAILURE_MS = 10;

/** Measures maximum throughput: `clients` callers, each starting again as soon as it is answered. */
export const closedLoop = async (operation: Operation, { clients, seconds }: ClosedLoop): Promise<Sample> => {
  const outcomes = new Outcomes();
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    for (let now = startedAt; now < startedAt + seconds * 1000; now = performance.now()) {
      try {
        await operation();
        outcomes.success(performance.now() - now);
      } catch (error) {
        outcomes.failure(error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcomes.over((performance.now() - startedAt) / 1000);
};
