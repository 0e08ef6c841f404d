import { ok, refuse, type Result } from '../../result/index.js';

const REASONS = {
  regular: 'Regular count',
  damaged: 'Damaged tires removed',
  misplaced: 'Misplaced tires',
  other: 'Other',
} as const satisfies Readonly<Record<string, string>>;

/** The reason for a count. */
export type CountReason = keyof typeof REASONS;

/** Every reason, in the order of the form. */
export const COUNT_REASONS = Object.keys(REASONS) as [CountReason, ...CountReason[]];

/** Returns a reason's name. */
export const countReasonText = (reason: CountReason): string => REASONS[reason];

/** A larger difference is recorded only if a second count agrees. Our own figure: two sets of tires. */
export const UNCONFIRMED_DIFFERENCE = 8;

/** The tires of one item at a warehouse by the books. */
export interface ShelfBooks {
  readonly available: number;
  /** Held for checkouts that are being paid. */
  readonly held: number;
  /** Sold with orders that haven't left. */
  readonly sold: number;
  /** Of the sold ones, those already pulled for their order. */
  readonly pulled: number;
  /** Of the promised ones, those that the last count missed. */
  readonly missing: number;
}

export interface CheckedCount {
  readonly expected: number;
  /** Positive if there are more than the books say. */
  readonly difference: number;
  /** The part of the difference that changes the tires for sale, which are never fewer than none. */
  readonly booked: number;
  /** Tires that orders and checkouts were promised and that aren't there. */
  readonly missing: number;
  /** True if the last count missed fewer. */
  readonly isNews: boolean;
}

const promisedOf = ({ held, sold, pulled }: ShelfBooks): number => held + sold - pulled;

// Tires that were missed and pulled all the same were found.
const missedBefore = (books: ShelfBooks): number => Math.max(0, Math.min(books.missing, promisedOf(books)));

/** Returns the tires that should be on the shelf. */
export const onShelf = (books: ShelfBooks): number =>
  books.available + promisedOf(books) - missedBefore(books);

/**
 * Compares a count with the books. Without a second count that confirms it, refuses with `count.tooFew` (data: promised) if fewer are there than
 * orders and checkouts were promised and the last count missed fewer, and `count.confirm` (data: counted; people don't see the books before they
 * count) if the difference is more than 8 tires. A confirmed count of too few takes all that are for sale off the books, and says how many are missing.
 */
export const checkCount = (
  books: ShelfBooks,
  counted: number,
  isConfirmed: boolean,
): Result<CheckedCount, 'count.tooFew' | 'count.confirm'> => {
  const expected = onShelf(books);
  const difference = counted - expected;
  const forSale = counted - promisedOf(books);
  const missing = Math.max(0, -forSale);
  const isNews = missing > missedBefore(books);
  if (isNews && !isConfirmed) return refuse('count.tooFew', { promised: promisedOf(books) });
  if (Math.abs(difference) > UNCONFIRMED_DIFFERENCE && !isConfirmed)
    return refuse('count.confirm', { counted });
  return ok({ expected, difference, booked: Math.max(0, forSale) - books.available, missing, isNews });
};
