/** `run`, which does nothing while an earlier call of it still runs: a slow provider must not be asked the same by each tick. */
export const oneAtATime = (run: () => Promise<void>): (() => Promise<void>) => {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } finally {
      isRunning = false;
    }
  };
};
