import { type Cents, parseDollars, ratePpmFromPercentText, ZERO_CENTS } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { TireFee } from './tire-fee.js';

/** A row of the reference table of state tire fees. */
export interface TireFeeRow {
  readonly feeUsdPerTire: string;
  readonly basis: string;
  readonly note: string;
}

const NO_FEE: TireFee = { basis: 'none', perTireInCents: ZERO_CENTS, ratePpm: 0 };
const PERCENT_WITH_LIMIT = /^(\d+(?:\.\d+)?)% of price, max \$(\d+\.\d{2})$/;
const PERCENT_BY_RIM = /^(\d+(?:\.\d+)?)% of price if bead < (\d+) in, (\d+(?:\.\d+)?)% otherwise$/;
const FLAT_BY_RIM = /^\$(\d+\.\d{2}) for rims (\d+) in and over$/;

const dollars = (text: string): Cents => {
  const amount = parseDollars(text);
  return amount.ok ? amount.value : ZERO_CENTS;
};

const percentFee = (basis: string): TireFee | null => {
  const limited = PERCENT_WITH_LIMIT.exec(basis);
  if (limited) {
    const [, percent = '', most = ''] = limited;
    return {
      ...NO_FEE,
      basis: 'percent',
      ratePpm: ratePpmFromPercentText(percent),
      maxPerTireInCents: dollars(most),
    };
  }
  const byRim = PERCENT_BY_RIM.exec(basis);
  if (!byRim) return null;
  const [, percent = '', rimIn = '', largePercent = ''] = byRim;
  const largeRim = {
    fromRimIn: Number(rimIn),
    perTireInCents: ZERO_CENTS,
    ratePpm: ratePpmFromPercentText(largePercent),
  };
  return { ...NO_FEE, basis: 'percent', ratePpm: ratePpmFromPercentText(percent), largeRim };
};

const flatFee = (perTireInCents: Cents, note: string): TireFee => {
  const [, largeFee = '', rimIn = ''] = FLAT_BY_RIM.exec(note) ?? [];
  const fee: TireFee = { ...NO_FEE, basis: 'flat', perTireInCents };
  return largeFee === ''
    ? fee
    : { ...fee, largeRim: { fromRimIn: Number(rimIn), perTireInCents: dollars(largeFee), ratePpm: 0 } };
};

/**
 * Reads a row of the reference table: `none`, `none at retail`, `flat` (with a second figure for large rims in the note), `2% of price, max
 * $2.00`, `2% of price if bead < 20 in, 1% otherwise`. Refuses an unreadable row, and a flat fee without a figure, with `request.invalid`:
 * someone must look up the figure before tires are sold there.
 */
export const readTireFee = ({
  feeUsdPerTire,
  basis,
  note,
}: TireFeeRow): Result<TireFee, 'request.invalid'> => {
  if (basis === 'none' || basis === 'none at retail') return ok(NO_FEE);
  const percent = percentFee(basis);
  if (percent) return ok(percent);
  const perTire = parseDollars(feeUsdPerTire);
  return basis === 'flat' && perTire.ok ? ok(flatFee(perTire.value, note)) : refuse('request.invalid');
};
