import { lifetimeWords } from './lifetime-words.js';

describe('lifetimes in words', () => {
  it.each([
    [31_536_000, '12 months'],
    [2_592_000, '30 days'],
    [86_400, '24 hours'],
    [3600, '1 hour'],
    [43_200, '12 hours'],
    [1800, '30 minutes'],
    [60, '1 minute'],
  ])('%i seconds are "%s"', (seconds, words) => expect(lifetimeWords(seconds)).toBe(words));
});
