import { type Cents, scaleCents, subtractCents, sumCents, ZERO_CENTS } from '../../money/index.js';
import {
  adjustedUpTo,
  coveredTires,
  installedTires,
  type PriceAdjustment,
  type SaleAmounts,
} from '../order/index.js';

/** Tires of a line that come back, after `takenBack` of it came back earlier. */
export interface TiresBack {
  readonly lineId: string;
  readonly quantity: number;
  readonly takenBack: number;
  /** The tires that were bought. */
  readonly bought: number;
  /** The amounts that the whole line was sold for. */
  readonly amounts: SaleAmounts;
  /** Earlier refunds of its price; none if left out. */
  readonly adjustments?: readonly PriceAdjustment[];
}

/** The amounts that returned tires were sold for, with each discount deducted from the amount it reduced. */
export type ReturnedAmounts = Omit<SaleAmounts, 'discountInCents' | 'roadHazardSavingInCents'>;

const netOf = (amounts: SaleAmounts): ReturnedAmounts => ({
  tiresInCents: subtractCents(amounts.tiresInCents, amounts.discountInCents),
  installationInCents: amounts.installationInCents,
  installationSavingInCents: amounts.installationSavingInCents,
  roadHazardInCents: subtractCents(amounts.roadHazardInCents, amounts.roadHazardSavingInCents),
  fetInCents: amounts.fetInCents,
  stateFeeInCents: amounts.stateFeeInCents,
  freightInCents: amounts.freightInCents,
  salesTaxInCents: amounts.salesTaxInCents,
});

const each = (map: (field: keyof ReturnedAmounts) => Cents): ReturnedAmounts => ({
  tiresInCents: map('tiresInCents'),
  installationInCents: map('installationInCents'),
  installationSavingInCents: map('installationSavingInCents'),
  roadHazardInCents: map('roadHazardInCents'),
  fetInCents: map('fetInCents'),
  stateFeeInCents: map('stateFeeInCents'),
  freightInCents: map('freightInCents'),
  salesTaxInCents: map('salesTaxInCents'),
});

/** Returns two prices combined part by part, with `subtractCents` for their difference. */
export const combineAmounts = (
  combine: (one: Cents, other: Cents) => Cents,
  one: ReturnedAmounts,
  other: ReturnedAmounts,
): ReturnedAmounts => each((field) => combine(one[field], other[field]));

// The difference of two running sums: however a line comes back, its parts sum to the line.
const amountsOf = (line: TiresBack): ReturnedAmounts => {
  const { quantity, takenBack, bought, amounts, adjustments = [] } = line;
  if (quantity < 0 || takenBack < 0 || takenBack + quantity > bought)
    throw new RangeError(`${takenBack} and ${quantity} of ${bought} tires`);
  const net = netOf(amounts);
  const covered = coveredTires(adjustments, bought);
  const installed = installedTires(adjustments, bought);
  const upTo = (field: keyof ReturnedAmounts, count: number): Cents => {
    if (field === 'roadHazardInCents') return scaleCents(net[field], Math.min(count, covered), bought);
    if (field === 'installationInCents' || field === 'installationSavingInCents')
      return scaleCents(net[field], Math.min(count, installed), bought);
    return field === 'tiresInCents' || field === 'salesTaxInCents' || field === 'stateFeeInCents'
      ? adjustedUpTo(net[field], adjustments, field, count, bought)
      : scaleCents(net[field], count, bought);
  };
  return each((field) => subtractCents(upTo(field, takenBack + quantity), upTo(field, takenBack)));
};

/** Returns the total of `amounts`. */
export const returnedTotal = ({ installationSavingInCents, ...rest }: ReturnedAmounts): Cents =>
  subtractCents(sumCents(Object.values(rest)), installationSavingInCents);

/** Returns the total that tires of one line were sold for. */
export const returnedLineTotal = (line: TiresBack): Cents => returnedTotal(amountsOf(line));

/**
 * Returns what returned tires were sold for, with their share of installation, coverage, fees, taxes and freight. The parts of a line sum to
 * the line in any order of returns. Throws `RangeError` for more tires than were bought.
 */
export const returnedAmounts = (lines: readonly TiresBack[]): ReturnedAmounts => {
  const parts = lines.map(amountsOf);
  return each((field) => sumCents([ZERO_CENTS, ...parts.map((part) => part[field])]));
};
