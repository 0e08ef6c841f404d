import { changeReferralProgram } from './referrals.js';

const faultTexts = (ratePpm: unknown): readonly string[] =>
  (changeReferralProgram.body.safeParse({ version: 0, isOpen: true, ratePpm }).error?.issues ?? []).map(
    ({ message }) => message,
  );

describe('what friends get', () => {
  it.each([0, 9_999, 300_001, 10_000.5])('refuses %d ppm in words that staff understand', (ratePpm) => {
    expect(faultTexts(ratePpm)).toEqual(['Please enter a percentage from 1 to 30.']);
  });

  it.each([10_000, 75_000, 300_000])('accepts %d ppm', (ratePpm) => {
    expect(faultTexts(ratePpm)).toEqual([]);
  });
});
