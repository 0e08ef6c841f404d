import { applyRate, type Cents, formatMoney, formatRate, ratePpm, ZERO_CENTS } from '../../money/index.js';

/** A state's fee on a new tire: a flat amount, a percentage of its price, or none. */
export interface TireFee {
  readonly basis: 'flat' | 'percent' | 'none';
  /** Used when flat. */
  readonly perTireInCents: Cents;
  /** Parts per million of the tire's price; used when percent. */
  readonly ratePpm: number;
  /** The most a percentage may charge for one tire. */
  readonly maxPerTireInCents?: Cents | null;
  /** The figures for this rim diameter and up. */
  readonly largeRim?: {
    readonly fromRimIn: number;
    readonly perTireInCents: Cents;
    readonly ratePpm: number;
  } | null;
}

interface FeeLine {
  readonly unitPriceInCents: Cents;
  readonly rimIn?: number | undefined;
}

interface FeeFigures {
  readonly perTireInCents: Cents;
  readonly ratePpm: number;
}

const figuresFor = (fee: TireFee, line: FeeLine): FeeFigures =>
  fee.largeRim && line.rimIn !== undefined && line.rimIn >= fee.largeRim.fromRimIn ? fee.largeRim : fee;

/**
 * Returns a state's fee on one new tire: the flat amount, or the percentage of its price up to the state's limit. Large rims use the
 * state's other figures. The fee is not taxed.
 */
export const tireFeePerTire = (fee: TireFee, line: FeeLine): Cents => {
  if (fee.basis === 'none') return ZERO_CENTS;
  const figures = figuresFor(fee, line);
  if (fee.basis === 'flat') return figures.perTireInCents;
  const share = applyRate(line.unitPriceInCents, ratePpm(figures.ratePpm));
  const most = fee.maxPerTireInCents ?? null;
  return most !== null && share > most ? most : share;
};

/** Explains the fee in words that follow a number of tires: `at $1.00`, `at 2% of $142.00, at most $2.00`. */
export const tireFeeWords = (fee: TireFee, line: FeeLine): string => {
  if (fee.basis !== 'percent') return `at ${formatMoney(tireFeePerTire(fee, line))}`;
  const most = fee.maxPerTireInCents ?? null;
  const limit = most === null ? '' : `, at most ${formatMoney(most)}`;
  return `at ${formatRate(ratePpm(figuresFor(fee, line).ratePpm))} of ${formatMoney(line.unitPriceInCents)}${limit}`;
};
