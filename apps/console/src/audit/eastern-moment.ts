const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `2026-11-20T10:17:19`: what clock and calendar on a wall in the East show, as a field for date and time holds it. */
export const momentText = (instant: Date): string => wall.format(instant).replace(' ', 'T');

const asUtc = (text: string): number => Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`);

/** The instant at which the wall shows `text`; null for no such text. In the hour that the clocks skip: the hour after. */
export const momentOf = (text: string): Date | null => {
  const shown = asUtc(text);
  if (Number.isNaN(shown)) return null;
  // The first guess may lie on the other side of a change of the clocks; the second does not.
  return [0, 1].reduce(
    (guess) => new Date(guess.getTime() + shown - asUtc(momentText(guess))),
    new Date(shown),
  );
};
