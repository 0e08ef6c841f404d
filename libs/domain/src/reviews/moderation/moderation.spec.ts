import fc from 'fast-check';
import { moderationRates } from './moderation-rates.js';
import { REJECTION_REASONS, rejectionLabel, rejectionSentence } from './rejection-reason.js';

describe('rates of moderation', () => {
  it('show each rating before and after moderation, and how many of it are published', () => {
    expect(
      moderationRates([
        { stars: 5, written: 6, published: 3, rejected: 1 },
        { stars: 1, written: 4, published: 3, rejected: 0 },
      ]),
    ).toMatchObject([
      { writtenPercent: 60, shownPercent: 50, publishedPercent: 75 },
      { writtenPercent: 40, shownPercent: 50, publishedPercent: 100 },
    ]);
    expect(moderationRates([{ stars: 3, written: 0, published: 0, rejected: 0 }])).toMatchObject([
      { writtenPercent: 0, publishedPercent: null },
    ]);
  });

  it('have the same shape before and after if every rating is published at the same rate', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 5, maxLength: 5 }), (counts) => {
        const rows = counts.map((n, at) => ({ stars: 5 - at, written: n * 2, published: n, rejected: n }));
        for (const rate of moderationRates(rows)) expect(rate.shownPercent).toBe(rate.writtenPercent);
      }),
    );
  });
});

describe('reasons to reject a review', () => {
  it('never are its rating or its sentiment', () => {
    for (const reason of REJECTION_REASONS)
      expect(`${rejectionLabel(reason)} ${rejectionSentence(reason)}`).not.toMatch(
        /negative|critical|bad|unhappy|rating|star|positive|low/i,
      );
  });
});
