import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 250;

/** Runs `work` and answers no sooner than work of the longer kind would, so that the time taken does not tell which it was. */
export const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work(), sleep(LEAST_MS)]);
  return result;
};
