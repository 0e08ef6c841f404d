import { FLAGGED_FROM, reviewSigns, suspicionOf } from './review-signs.js';

const quiet = {
  summary: 'Quiet and planted',
  comments: 'They track straight in heavy rain.',
  isVerified: true,
  sameTexts: 0,
  fromNetwork: 1,
  seconds: 90,
};
const kindsOf = (change: Partial<typeof quiet>) =>
  reviewSigns({ ...quiet, ...change }).map(({ kind }) => kind);

describe('signs of a review', () => {
  it('are none for a bought tire in plain words, good or bad', () => {
    expect(kindsOf({})).toEqual([]);
    expect(
      kindsOf({ summary: 'Worst tire I ever had', comments: 'Loud, and gone after 9,000 miles.' }),
    ).toEqual([]);
  });

  it.each([
    ['phone', { comments: 'Ask for Mike at 215 555 0177' }],
    ['email', { comments: 'Write to mike@shop.example' }],
    ['web', { comments: 'Cheaper at www.other.example' }],
    ['strongWords', { comments: 'What a pile of crap' }],
    ['capitals', { summary: 'BEST TIRE EVER BUY NOW', comments: '' }],
    ['repeatsItself', { comments: 'Best tire ever made buy now. Best tire ever made buy now.' }],
    ['sameText', { sameTexts: 2 }],
    ['burst', { fromNetwork: 3 }],
    ['hurried', { seconds: 4 }],
    ['aboutShop', { comments: 'The shop says it needs an alignment' }],
    ['noOrder', { isVerified: false }],
  ])('name %s with its evidence', (kind, change) => {
    const signs = reviewSigns({ ...quiet, ...change });
    expect(signs.map((sign) => sign.kind)).toEqual([kind]);
    expect(signs[0]?.evidence).not.toBe('');
  });

  it('weigh more the more there are; a missing order alone leaves a review clean', () => {
    const bot = reviewSigns({ ...quiet, isVerified: false, seconds: 2, fromNetwork: 9, sameTexts: 8 });
    expect(suspicionOf(bot)).toBe(13);
    expect(suspicionOf(reviewSigns({ ...quiet, isVerified: false }))).toBeLessThan(FLAGGED_FROM);
  });
});
