const PAUSE_MS = 25;

/** Repeats `check` until it no longer throws, at most for `withinMs`; then throws what it last threw. */
export const eventually = async <T>(check: () => Promise<T> | T, withinMs = 5_000): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};
