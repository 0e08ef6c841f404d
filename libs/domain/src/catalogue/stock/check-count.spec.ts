import fc from 'fast-check';

import { checkCount, onShelf, type ShelfBooks } from './check-count.js';

const books = (change: Partial<ShelfBooks> = {}): ShelfBooks => ({
  available: 10,
  held: 2,
  sold: 4,
  pulled: 1,
  missing: 0,
  ...change,
});

describe('a count of tires', () => {
  it('is compared with what should be on the shelf: pulled tires are not', () => {
    expect(onShelf(books())).toBe(15);
    expect(checkCount(books(), 13, false)).toEqual({
      ok: true,
      value: { expected: 15, difference: -2, booked: -2, missing: 0, isNews: false },
    });
  });

  it('needs a second count above a difference of 8 tires, in both directions', () => {
    expect(checkCount(books(), 23, false)).toMatchObject({ ok: true });
    expect(checkCount(books(), 7, false)).toMatchObject({ ok: true });
    expect(checkCount(books(), 24, false)).toEqual({
      ok: false,
      fault: { code: 'count.confirm', data: { counted: 24 } },
    });
    expect(checkCount(books(), 6, false)).toMatchObject({ ok: false, fault: { code: 'count.confirm' } });
    expect(checkCount(books(), 6, true)).toMatchObject({ ok: true, value: { expected: 15, difference: -9 } });
  });

  it('is lower than what orders and checkouts were promised only if a second count agrees, and says what is missing', () => {
    expect(checkCount(books(), 4, false)).toMatchObject({
      ok: false,
      fault: { code: 'count.tooFew', data: { promised: 5 } },
    });
    expect(checkCount(books(), 5, true)).toMatchObject({ value: { booked: -10, missing: 0 } });
    expect(checkCount(books(), 4, true)).toMatchObject({
      value: { difference: -11, booked: -10, missing: 1 },
    });
  });

  it('of the tires that are known to be missing is as expected, and news only if there are fewer', () => {
    const short = books({ available: 0, missing: 2 });
    expect(checkCount(short, 3, false)).toMatchObject({
      value: { expected: 3, difference: 0, booked: 0, missing: 2, isNews: false },
    });
    expect(checkCount(short, 4, false)).toMatchObject({ value: { difference: 1, booked: 0, missing: 1 } });
    expect(checkCount(short, 7, false)).toMatchObject({ value: { booked: 2, missing: 0 } });
    expect(checkCount(short, 2, false)).toMatchObject({
      fault: { code: 'count.tooFew', data: { promised: 5 } },
    });
    expect(checkCount(short, 2, true)).toMatchObject({ value: { missing: 3, isNews: true } });
  });

  it('leaves the books as counted, and never below zero', () => {
    const few = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(few, few, few, few, few, (available, held, sold, pulled, counted) => {
        const before = { available, held, sold: sold + pulled, pulled, missing: 0 };
        const checked = checkCount(before, counted, true);
        if (!checked.ok) throw new Error('a confirmed count is recorded');
        const { booked, missing } = checked.value;
        const after = { ...before, available: available + booked, missing };
        expect(onShelf(after)).toBe(counted);
        expect(missing === 0 || after.available === 0).toBe(true);
        return expect(after.available).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
