import fc from 'fast-check';

import { checkCount, onShelf, type ShelfBooks } from './check-count.js';
import { settleMissing } from './missing-tires.js';

/** The books of a shelf, and the tires that are really there. */
interface Shelf {
  readonly books: ShelfBooks;
  readonly there: number;
}

type Step = (shelf: Shelf, size: number) => Shelf;

const settled = ({ books, there }: Shelf): Shelf => ({ books: { ...books, ...settleMissing(books) }, there });
const waitedFor = ({ held, sold, pulled }: ShelfBooks): number => held + sold - pulled;

/** Everything that moves tires of a shelf whose losses a count has found. */
const STEPS: Readonly<Record<string, Step>> = {
  sell: ({ books, there }, size) => {
    const quantity = Math.min(size, books.available);
    return { books: { ...books, available: books.available - quantity, sold: books.sold + quantity }, there };
  },
  cancel: ({ books, there }, size) => {
    const quantity = Math.min(size, books.sold - books.pulled);
    const back = { ...books, available: books.available + quantity, sold: books.sold - quantity };
    return settled({ books: back, there });
  },
  takeBack: ({ books, there }, size) =>
    settled({ books: { ...books, available: books.available + size }, there: there + size }),
  pull: ({ books, there }, size) => {
    const quantity = Math.min(size, there, books.sold - books.pulled);
    return { books: { ...books, pulled: books.pulled + quantity }, there: there - quantity };
  },
  loseAndCount: ({ books, there }, size) => {
    const left = Math.max(0, there - size);
    const checked = checkCount(books, left, true);
    if (!checked.ok) throw new Error('a confirmed count is recorded');
    const { booked, missing } = checked.value;
    return { books: { ...books, available: books.available + booked, missing }, there: left };
  },
};

describe('missing tires', () => {
  it('are made up from what comes back, and only the rest is for sale', () => {
    expect(settleMissing({ available: 4, missing: 2 })).toEqual({ available: 2, missing: 0 });
    expect(settleMissing({ available: 1, missing: 2 })).toEqual({ available: 0, missing: 1 });
    expect(settleMissing({ available: 3, missing: 0 })).toEqual({ available: 3, missing: 0 });
  });

  it('are never sold again, in whatever order tires are sold, cancelled, pulled, taken back, lost and counted', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 1, max: 9 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 30 }), (life, start) => {
        const empty = { held: 0, sold: 0, pulled: 0, missing: 0 };
        let shelf: Shelf = { books: { ...empty, available: start }, there: start };
        for (const [name, size] of life) {
          shelf = STEPS[name]?.(shelf, size) ?? shelf;
          const { books, there } = shelf;
          expect(books.available).toBe(Math.max(0, there - waitedFor(books)));
          expect(onShelf(books)).toBe(there);
        }
      }),
    );
  });
});
