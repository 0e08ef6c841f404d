import {
  allocate,
  applyRate,
  type Cents,
  cents,
  multiplyCents,
  ratePpm,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../money/index.js';
import type { PromotableLine } from './eligibility.js';
import type { DiscountTarget, Promotion } from './promotion.js';

/** The amounts of each line that can still be discounted, by line position. */
export type LeftOver = Readonly<Record<DiscountTarget, readonly Cents[]>>;

/** A promotion's discount on each line. */
export type Discount = LeftOver;

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

const tiresOf = (lines: readonly PromotableLine[], meant: readonly number[]): number =>
  meant.reduce((sum, index) => sum + (lines[index]?.quantity ?? 0), 0);

const flatAmount = ({ benefit, conditions }: Promotion, tires: number): Cents => {
  if (benefit.type !== 'Flat Amount') return ZERO_CENTS;
  switch (benefit.unit) {
    case 'cart':
      return benefit.amountInCents;
    case 'tire':
      return multiplyCents(benefit.amountInCents, tires);
    case 'set':
      return multiplyCents(benefit.amountInCents, Math.floor(tires / conditions.minTires));
  }
};

/** Returns a benefit's amount on `base`, except for free tires; never more than `base`. */
const amountOf = (promotion: Promotion, base: Cents, tires: number): Cents => {
  const { benefit } = promotion;
  switch (benefit.type) {
    case 'Flat Amount':
      return least(flatAmount(promotion, tires), base);
    case 'Percentage': {
      const share = applyRate(base, ratePpm(benefit.ratePpm));
      return benefit.capInCents === null ? share : least(share, benefit.capInCents);
    }
    case 'Free':
      return base;
    case 'Buy3Get1':
      return ZERO_CENTS;
  }
};

const FREE_OF = 4;

/** Counts the free tires of each line: the cheapest of every four; in a tie, those of the earlier line. */
const freeTires = (lines: readonly PromotableLine[], meant: readonly number[]): Map<number, number> => {
  const cheapestFirst = [...meant].sort(
    (a, b) => (lines[a]?.unitPriceInCents ?? 0) - (lines[b]?.unitPriceInCents ?? 0) || a - b,
  );
  const free = new Map<number, number>();
  let toGive = Math.floor(tiresOf(lines, meant) / FREE_OF);
  for (const index of cheapestFirst) {
    const given = Math.min(toGive, lines[index]?.quantity ?? 0);
    free.set(index, given);
    toGive -= given;
  }
  return free;
};

const freeTireShares = (
  lines: readonly PromotableLine[],
  meant: readonly number[],
  left: readonly Cents[],
): Cents[] => {
  const free = freeTires(lines, meant);
  return left.map((amount, index) => scaleCents(amount, free.get(index) ?? 0, lines[index]?.quantity ?? 1));
};

const sharesOf = (amount: Cents, meant: readonly number[], left: readonly Cents[]): Cents[] => {
  const shares = allocate(
    amount,
    meant.map((index) => left[index] ?? ZERO_CENTS),
  );
  const byIndex = new Map(meant.map((index, at) => [index, shares[at] ?? ZERO_CENTS]));
  return left.map((_, index) => byIndex.get(index) ?? ZERO_CENTS);
};

const nothing = (left: LeftOver): Discount => {
  const zeros = left.tires.map(() => ZERO_CENTS);
  return { tires: zeros, installation: zeros, coverage: zeros };
};

const kept = (left: readonly Cents[], meant: readonly number[]): Cents[] =>
  left.map((amount, index) => (meant.includes(index) ? amount : ZERO_CENTS));

/**
 * Returns the discount of `promotion` on the remaining amounts of the `meant` lines: split by those amounts, exact in sum, never more than
 * they are. A promotion linked to coverage also takes off those lines' coverage.
 */
export const discountOf = (
  promotion: Promotion,
  lines: readonly PromotableLine[],
  meant: readonly number[],
  left: LeftOver,
): Discount => {
  const { benefit, isCoverageLinked } = promotion;
  const { target } = benefit;
  const base = sumCents(meant.map((index) => left[target][index] ?? ZERO_CENTS));
  const shares =
    benefit.type === 'Buy3Get1'
      ? freeTireShares(lines, meant, left.tires)
      : sharesOf(amountOf(promotion, base, tiresOf(lines, meant)), meant, left[target]);
  const discount = { ...nothing(left), [target]: shares };
  return isCoverageLinked ? { ...discount, coverage: kept(left.coverage, meant) } : discount;
};

const TARGETS = ['tires', 'installation', 'coverage'] as const;

/** Returns the total of a discount. */
export const amountOfDiscount = (discount: Discount): Cents =>
  sumCents(TARGETS.map((target) => sumCents(discount[target])));

/** Returns the amounts left after a discount. */
export const afterDiscount = (left: LeftOver, discount: Discount): LeftOver => {
  const less = (target: DiscountTarget): Cents[] =>
    left[target].map((amount, index) => subtractCents(amount, discount[target][index] ?? cents(0)));
  return { tires: less('tires'), installation: less('installation'), coverage: less('coverage') };
};
