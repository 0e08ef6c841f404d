import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 250;

/** Runs `work` and takes at least as long as the slower branch, so timing reveals nothing. */
export const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work(), sleep(LEAST_MS)]);
  return result;
};
