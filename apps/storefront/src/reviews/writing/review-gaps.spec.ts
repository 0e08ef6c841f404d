import { answeredOf, gapSentence, reviewGaps } from './review-gaps';
import { REVIEW_MESSAGES } from './review-messages';

const WHOLE = new Map([
  ['wet', '4'],
  ['summary', 'Quiet'],
  ['wouldBuyAgain', 'yes'],
  ['name', 'Dana W.'],
  ['email', 'dana@example.com'],
]);
const gaps = (change: readonly (readonly [string, string])[], isEdit = false) =>
  reviewGaps(new Map([...WHOLE, ...change]), REVIEW_MESSAGES, isEdit);

describe('the gaps of a review', () => {
  it('are none with one rating, a summary, a name, an email address and a yes or no [R4.20] [R5.16]', () => {
    expect(gaps([])).toEqual([]);
    expect(gapSentence([])).toBe('');
  });

  it('are said in one sentence until it is complete [R4.20]', () => {
    const wrong = [
      ['wet', 'na'],
      ['email', 'dana@'],
    ] as const;
    expect(gapSentence(gaps(wrong))).toBe('Rate at least one quality, and check your email address.');
    expect(gaps(wrong).map(({ field, message }) => [field, message])).toEqual([
      ['ratings', 'Rate at least one quality from 1 to 5.'],
      ['email', 'Please enter a valid email'],
    ]);
    expect(gapSentence(reviewGaps(new Map(), REVIEW_MESSAGES, false))).toBe(
      'Rate at least one quality, add a summary, say if you’d buy them again, add your name, and check your email address.',
    );
  });

  it('name a date and a vehicle that can’t be read [R5.02]', () => {
    expect(
      gaps([
        ['purchasedOn', '2026-11-18'],
        ['vehicle', 'Outback'],
      ]).map(({ message }) => message),
    ).toEqual([
      'Enter a year, make and model, like 2021 Subaru Outback.',
      'Please enter a valid date format MM/DD/YYYY',
    ]);
  });

  it('leave out the email address of a review that is edited', () => {
    expect(gaps([['email', '']], true)).toEqual([]);
  });

  it('count the answered questions, with those that don’t apply', () => {
    expect(
      answeredOf(
        new Map([
          ['dry', '5'],
          ['winter', 'na'],
        ]),
      ),
    ).toEqual({
      answered: 2,
      left: ['wet', 'comfort', 'noise', 'treadwear'],
    });
  });
});
