import { isWithin } from './is-within.js';

const [before, start, inside, end] = [1, 2, 3, 4].map((hour) => new Date(hour * 3_600_000)) as [
  Date,
  Date,
  Date,
  Date,
];

describe('a window', () => {
  it.each([
    [{ startsAt: start, endsAt: end }, [false, true, true, false]],
    [{ startsAt: start, endsAt: null }, [false, true, true, true]],
    [{ startsAt: null, endsAt: end }, [true, true, true, false]],
    [{}, [true, true, true, true]],
  ])('lasts from its start until just before its end: %j', (window, holds) => {
    expect([before, start, inside, end].map((at) => isWithin(window, at))).toEqual(holds);
  });
});
