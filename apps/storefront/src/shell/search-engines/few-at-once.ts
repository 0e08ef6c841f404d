/** What was asked for beyond what is done at once; whoever asks may come again. */
export class TooManyAtOnce extends Error {}

/** Lets at most `most` be under way at once; who comes beyond hears so at once and costs nothing. */
export const fewAtOnce = (most: number) => {
  let running = 0;
  return {
    /** Takes a place; the function that comes back gives it up, however often it is called. */
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

/** What who comes beyond is told. */
export const comeAgain = (): Response =>
  new Response('Please try again in a moment.', { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
