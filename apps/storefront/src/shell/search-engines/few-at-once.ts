/** Thrown above the limit of parallel work; callers may try again. */
export class TooManyAtOnce extends Error {}

/** Allows at most `most` at once; further calls fail at once and cost nothing. */
export const fewAtOnce = (most: number) => {
  let running = 0;
  return {
    /** Takes a place; the returned function releases it, however often it is called. */
    enter(): () => void {
      if (running >= most) throw new TooManyAtOnce('too many at once');
      running += 1;
      let isLeft = false;
      return () => {
        if (!isLeft) running -= 1;
        isLeft = true;
      };
    },
  };
};

const RETRY_SECONDS = '10';

/** Returns the reply for calls above the limit. */
export const comeAgain = (): Response =>
  new Response('Please try again in a moment.', { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
