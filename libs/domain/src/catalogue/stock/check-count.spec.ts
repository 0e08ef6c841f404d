import fc from 'fast-check';

import { checkCount, onShelf, type ShelfBooks } from './check-count.js';

const books = (change: Partial<ShelfBooks> = {}): ShelfBooks => ({
  available: 10,
  held: 2,
  sold: 4,
  pulled: 1,
  ...change,
});

describe('a count of tires', () => {
  it('is compared with what should be on the shelf: pulled tires are not', () => {
    expect(onShelf(books())).toBe(15);
    expect(checkCount(books(), 13, false)).toEqual({ ok: true, value: { expected: 15, difference: -2 } });
  });

  it('needs a second count above a difference of 8 tires, in both directions', () => {
    expect(checkCount(books(), 23, false)).toMatchObject({ ok: true });
    expect(checkCount(books(), 7, false)).toMatchObject({ ok: true });
    expect(checkCount(books(), 24, false)).toEqual({
      ok: false,
      fault: { code: 'count.confirm', data: { counted: 24 } },
    });
    expect(checkCount(books(), 6, false)).toMatchObject({ ok: false, fault: { code: 'count.confirm' } });
    expect(checkCount(books(), 6, true)).toEqual({ ok: true, value: { expected: 15, difference: -9 } });
  });

  it('can’t be lower than what orders and checkouts were promised, confirmed or not', () => {
    for (const isConfirmed of [true, false])
      expect(checkCount(books(), 4, isConfirmed)).toMatchObject({
        ok: false,
        fault: { code: 'count.tooFew', data: { promised: 5 } },
      });
  });

  it('leaves the books as counted, and never below zero', () => {
    const few = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(few, few, few, few, few, (available, held, sold, pulled, counted) => {
        const before = { available, held, sold: sold + pulled, pulled };
        const checked = checkCount(before, counted, true);
        if (!checked.ok) return expect(counted).toBeLessThan(held + sold);
        const after = { ...before, available: available + checked.value.difference };
        expect(onShelf(after)).toBe(counted);
        return expect(after.available).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
