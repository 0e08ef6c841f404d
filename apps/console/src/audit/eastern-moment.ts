import { easternWallSecond } from '@simpletread/domain';

const asUtc = (text: string): number => Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`);

/** The instant at which the wall shows `text`; null for no such text. In the hour that the clocks skip: the hour after. */
export const momentOf = (text: string): Date | null => {
  const shown = asUtc(text);
  if (Number.isNaN(shown)) return null;
  // The first guess may lie on the other side of a change of the clocks; the second does not.
  return [0, 1].reduce(
    (guess) => new Date(guess.getTime() + shown - asUtc(easternWallSecond(guess))),
    new Date(shown),
  );
};
