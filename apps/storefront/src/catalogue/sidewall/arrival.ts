let isAwaited = false;

/** A photo was sent, and may lead to another page. */
export const awaitArrival = (): void => {
  isAwaited = true;
};

/** Whether a photo led here; asked once, as the next page is reached by other ways. */
export const takeArrival = (): boolean => {
  const was = isAwaited;
  isAwaited = false;
  return was;
};
