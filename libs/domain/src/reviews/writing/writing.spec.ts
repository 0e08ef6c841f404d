import {
  parsePurchaseDay,
  parseReviewSummary,
  parseReviewVehicle,
  purchaseDayText,
} from './review-fields.js';
import { isReviewEditable, MOST_REVIEW_NAME, MOST_REVIEW_SUMMARY } from './review-limits.js';
import { parseReviewName, shownAuthor } from './shown-author.js';

describe('the fields of a review', () => {
  it('take a date of purchase as MM/DD/YYYY or none [R5.02]', () => {
    expect(parsePurchaseDay(' 11/18/2026 ')).toEqual({ ok: true, value: '2026-11-18' });
    expect(parsePurchaseDay('')).toEqual({ ok: true, value: null });
    expect(parsePurchaseDay('2026-11-18')).toMatchObject({ fault: { code: 'contact.dateInvalid' } });
    expect([purchaseDayText('2026-11-18'), purchaseDayText(null)]).toEqual(['11/18/2026', '']);
  });

  it('take a summary up to its limit [R5.16]', () => {
    expect(parseReviewSummary('  Quiet,   and planted ')).toEqual({ ok: true, value: 'Quiet, and planted' });
    expect(parseReviewSummary('x'.repeat(MOST_REVIEW_SUMMARY)).ok).toBe(true);
    for (const wrong of ['  ', 'x'.repeat(MOST_REVIEW_SUMMARY + 1)])
      expect(parseReviewSummary(wrong)).toMatchObject({ fault: { code: 'review.summaryInvalid' } });
  });

  it('take a vehicle as people write it, or none', () => {
    const outback = { year: 2021, make: 'Subaru', model: 'Outback 2.5i Premium' };
    expect(parseReviewVehicle('2021 Subaru  Outback 2.5i Premium')).toEqual({ ok: true, value: outback });
    expect(parseReviewVehicle(' ')).toEqual({ ok: true, value: null });
    for (const wrong of ['Outback', '2021 Subaru', '1021 Subaru Outback', 'my old truck'])
      expect(parseReviewVehicle(wrong)).toMatchObject({ fault: { code: 'review.vehicleInvalid' } });
  });
});

describe('the writer of a review', () => {
  it.each([
    ['Dana Whitfield', 'Dana W.'],
    ['Dana W.', 'Dana W.'],
    ['Dana', 'Dana'],
    ['Núria de la Fuente', 'Núria F.'],
  ])('named %s is shown as %s', (name, shown) => {
    expect(shownAuthor(name)).toBe(shown);
  });

  it('has a name of 1 to 25 letters, apostrophes, commas, periods, spaces and hyphens', () => {
    expect(parseReviewName('  Mary-Ann  O’Hara, Jr. ')).toEqual({ ok: true, value: 'Mary-Ann O’Hara, Jr.' });
    for (const wrong of ['', '...', 'RoadKing77', 'a@b.com', 'a'.repeat(MOST_REVIEW_NAME + 1)])
      expect(parseReviewName(wrong)).toMatchObject({ fault: { code: 'review.nameInvalid' } });
  });

  it('can edit it for 30 days', () => {
    const sent = new Date('2026-11-01T12:00:00Z');
    expect(isReviewEditable(sent, new Date('2026-12-01T11:59:59Z'))).toBe(true);
    expect(isReviewEditable(sent, new Date('2026-12-01T12:00:00Z'))).toBe(false);
  });
});
