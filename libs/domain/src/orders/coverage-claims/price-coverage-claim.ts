import {
  addCents,
  type Cents,
  multiplyCents,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { adjustedUpTo } from '../order/index.js';
import { type ClaimedLine, keptPrice } from '../price-claims/index.js';
import type { CoverageClaimKind } from './coverage-claim-kind.js';
import {
  LEAST_COVERAGE_BILL,
  MOST_COVERAGE_BILL,
  REPAIR_LIMIT,
  REPLACEMENT_LIMITS,
  ROADSIDE_LIMIT,
} from './coverage-claim-limits.js';
import type { CoverageYear } from './coverage-window.js';

/** A line of the order, and its tires that coverage can't pay any more. */
export interface CoveredLine extends ClaimedLine {
  /** Tires that a claim replaced, whose coverage has ended. */
  readonly replaced: number;
  /** Tires in returns or other claims that aren't over. */
  readonly underWay: number;
}

/** A claim as it is priced. */
export interface PricedCoverageClaim {
  readonly kind: CoverageClaimKind;
  /** The tires; zero for roadside assistance. */
  readonly quantity: number;
  /** The bill; null for a replacement. */
  readonly billInCents: Cents | null;
  /** The year of coverage in which it was made; null for roadside assistance. */
  readonly year: CoverageYear | null;
}

type QuantityFault = 'coverageClaim.notCovered' | 'coverageClaim.noneLeft' | 'coverageClaim.tooMany';
type PriceFault = 'coverageClaim.billMissing' | 'coverageClaim.nothingToPay';

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** True if coverage was bought with a line, also where a promotion paid for it, and was not dropped before the tires shipped. */
export const isCovered = ({ amounts, adjustments }: Pick<ClaimedLine, 'amounts' | 'adjustments'>): boolean =>
  amounts.roadHazardInCents > 0 && adjustments.every(({ dropsCoverage }) => dropsCoverage !== true);

/** Returns the tires of a line that can be claimed now. */
export const claimableTires = (line: CoveredLine): number =>
  isCovered(line) ? Math.max(0, line.bought - line.returned - line.replaced - line.underWay) : 0;

/**
 * Checks that `quantity` tires of a line can be claimed. Refuses with `coverageClaim.notCovered` if it was bought without coverage,
 * `coverageClaim.noneLeft` if all of its tires were returned, replaced or are in other claims, and `coverageClaim.tooMany` (data: max).
 */
export const checkCoveredTires = (line: CoveredLine, quantity: number): Result<number, QuantityFault> => {
  if (!isCovered(line)) return refuse('coverageClaim.notCovered');
  const max = claimableTires(line);
  if (max === 0) return refuse('coverageClaim.noneLeft');
  const isPossible = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= max;
  return isPossible ? ok(quantity) : refuse('coverageClaim.tooMany', { max });
};

// A line's tax is of tires and installation together.
const taxOfTires = ({ amounts }: ClaimedLine): Cents => {
  const tires = subtractCents(amounts.tiresInCents, amounts.discountInCents);
  const taxed = addCents(
    tires,
    subtractCents(amounts.installationInCents, amounts.installationSavingInCents),
  );
  return taxed <= 0 ? ZERO_CENTS : scaleCents(amounts.salesTaxInCents, tires, taxed);
};

/** Returns what the kept tires of a line cost their buyer: after discounts and lower prices given back, with the sales tax on them. */
export const paidForKeptTires = (line: ClaimedLine): Cents => {
  const { bought, returned, adjustments } = line;
  const tax = taxOfTires(line);
  const upTo = (count: number): Cents => adjustedUpTo(tax, adjustments, 'salesTaxInCents', count, bought);
  const keptTax = subtractCents(upTo(bought), upTo(returned));
  return addCents(keptPrice(line), keptTax < 0 ? ZERO_CENTS : keptTax);
};

/** Returns what each of the next `quantity` kept tires cost; the prices of all kept tires sum to `paidForKeptTires`. */
export const tirePrices = (line: CoveredLine, quantity: number): readonly Cents[] => {
  const kept = line.bought - line.returned;
  const paid = paidForKeptTires(line);
  return Array.from({ length: Math.min(quantity, kept - line.replaced) }, (_, index) => {
    const from = line.replaced + index;
    return subtractCents(scaleCents(paid, from + 1, kept), scaleCents(paid, from, kept));
  });
};

/** Returns the most we pay toward one tire in a year of coverage. */
export const replacementLimit = (year: CoverageYear): Cents => REPLACEMENT_LIMITS[year - 1] ?? ZERO_CENTS;

/** Returns the most that the terms pay for a claim: of its year for each tire, $25 for each repair, or our limit for roadside help. */
export const coverageLimit = ({
  kind,
  quantity,
  year,
}: Pick<PricedCoverageClaim, 'kind' | 'quantity' | 'year'>): Cents => {
  if (kind === 'roadside') return ROADSIDE_LIMIT;
  if (kind === 'repair') return multiplyCents(REPAIR_LIMIT, quantity);
  return year === null ? ZERO_CENTS : multiplyCents(replacementLimit(year), quantity);
};

/** True if an amount can be a bill. */
export const isCoverageBill = (billInCents: Cents | null): billInCents is Cents =>
  billInCents !== null && billInCents >= LEAST_COVERAGE_BILL && billInCents <= MOST_COVERAGE_BILL;

/**
 * Returns what a claim pays. A replacement pays for each tire the limit of its year, or what the tire cost if that is less; a repair pays its
 * bill up to $25 a tire; roadside assistance pays its bill up to its limit. `line` is null for roadside assistance. Refuses with
 * `coverageClaim.billMissing` without a bill of at least $1, and with `coverageClaim.nothingToPay` if the tires cost nothing. Source: R9.12.
 */
export const priceCoverageClaim = (
  claim: PricedCoverageClaim,
  line: CoveredLine | null,
): Result<Cents, PriceFault> => {
  const { kind, quantity, billInCents, year } = claim;
  if (kind !== 'replacement')
    return isCoverageBill(billInCents)
      ? ok(least(coverageLimit(claim), billInCents))
      : refuse('coverageClaim.billMissing');
  if (line === null || year === null) return refuse('coverageClaim.nothingToPay');
  const amounts = tirePrices(line, quantity).map((price) => least(replacementLimit(year), price));
  const amount = sumCents([ZERO_CENTS, ...amounts]);
  return amount > 0 ? ok(amount) : refuse('coverageClaim.nothingToPay');
};
