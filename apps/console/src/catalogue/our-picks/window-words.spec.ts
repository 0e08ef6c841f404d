import { windowWords } from './window-words.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const startsAt = '2026-11-27T05:00:00.000Z';
const endsAt = '2026-12-01T05:00:00.000Z';

describe('when something is picked', () => {
  it.each([
    [{ startsAt: null, endsAt: null }, 'Always'],
    [{ startsAt, endsAt: null }, 'From Nov 27, 12:00 am ET'],
    [{ startsAt: null, endsAt }, 'Until Dec 1, 12:00 am ET'],
    [{ startsAt, endsAt }, 'From Nov 27, 12:00 am to Dec 1, 12:00 am ET'],
  ])('%j reads %s', (window, words) => {
    expect(windowWords(window, NOW)).toBe(words);
  });
});
