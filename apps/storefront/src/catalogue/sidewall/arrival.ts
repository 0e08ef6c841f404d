let isAwaited = false;

/** Notes that a photo was sent and may redirect. */
export const awaitArrival = (): void => {
  isAwaited = true;
};

/** True if a photo led here; only once, because the next page is reached another way. */
export const takeArrival = (): boolean => {
  const was = isAwaited;
  isAwaited = false;
  return was;
};
