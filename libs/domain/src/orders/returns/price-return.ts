import {
  addCents,
  type Cents,
  formatMoney,
  multiplyCents,
  subtractCents,
  ZERO_CENTS,
} from '../../money/index.js';
import { EXCHANGED_HANDLING } from './handling-charge.js';
import { type ReturnedAmounts, returnedAmounts, returnedTotal, type TiresBack } from './returned-amounts.js';
import { HANDLING_FEE } from './return-limits.js';

/** Why handling is free: the buyer ordered the right size instead. Source: specification section 9. */
export const FEE_WAIVERS = ['right-size'] as const;
export type FeeWaiver = (typeof FEE_WAIVERS)[number];

/** A row of a return's money; negative amounts are kept. */
export interface ReturnRow {
  readonly label: string;
  readonly amountInCents: Cents;
}

const feeRow = (label: string, amountInCents: Cents): ReturnRow[] =>
  amountInCents > 0 ? [{ label, amountInCents: subtractCents(ZERO_CENTS, amountInCents) }] : [];

/** The money of a return before it is split by tender. */
export interface ReturnPrice {
  readonly quantity: number;
  readonly parts: ReturnedAmounts;
  /** The amount that the tires were sold for. */
  readonly grossInCents: Cents;
  /** Never above the gross amount. */
  readonly feeInCents: Cents;
  /** The part of the fee that was waived for an earlier return, and is due as these tires were its right size. */
  readonly dueAgainInCents: Cents;
  /** The handling fee that was waived. */
  readonly waivedInCents: Cents;
  readonly feeWaivedBecause: FeeWaiver | null;
  readonly refundInCents: Cents;
  /** The parts that came to something, and the fee; they sum to the refund. */
  readonly rows: readonly ReturnRow[];
}

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

const tires = (count: number): string => `${count} ${count === 1 ? 'tire' : 'tires'}`;

const partRows = (parts: ReturnedAmounts, quantity: number): ReturnRow[] =>
  [
    { label: `${tires(quantity)} returned`, amountInCents: parts.tiresInCents },
    {
      label: 'Installation',
      amountInCents: subtractCents(parts.installationInCents, parts.installationSavingInCents),
    },
    { label: 'Road hazard coverage', amountInCents: parts.roadHazardInCents },
    { label: 'Federal excise tax', amountInCents: parts.fetInCents },
    { label: 'State tire fee', amountInCents: parts.stateFeeInCents },
    { label: 'Freight', amountInCents: parts.freightInCents },
    { label: 'Sales tax', amountInCents: parts.salesTaxInCents },
  ].filter(({ amountInCents }) => amountInCents !== 0);

interface FeeTires {
  /** Tires that the buyer ordered in the right size instead. */
  readonly replacements?: number;
  /** Tires of an earlier return whose handling was waived for the tires that come back now. */
  readonly dueAgain?: number;
}

/**
 * Prices a return: everything paid for the tires comes back, less the handling fee for each tire. The fee is waived for as many tires as the
 * buyer ordered in the right size instead (`replacements`), and due again once these come back (`dueAgain`). Source: R9.08.
 */
export const priceReturn = (
  lines: readonly TiresBack[],
  { replacements = 0, dueAgain = 0 }: FeeTires = {},
): ReturnPrice => {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const parts = returnedAmounts(lines);
  const total = returnedTotal(parts);
  const grossInCents = total < 0 ? ZERO_CENTS : total;
  const waived = Math.min(quantity, replacements);
  const charged = quantity - waived;
  const ownInCents = least(multiplyCents(HANDLING_FEE, charged), grossInCents);
  const againInCents = least(multiplyCents(HANDLING_FEE, dueAgain), subtractCents(grossInCents, ownInCents));
  const feeInCents = addCents(ownInCents, againInCents);
  return {
    quantity,
    parts,
    grossInCents,
    feeInCents,
    dueAgainInCents: againInCents,
    waivedInCents: multiplyCents(HANDLING_FEE, waived),
    feeWaivedBecause: waived > 0 ? 'right-size' : null,
    refundInCents: subtractCents(grossInCents, feeInCents),
    rows: [
      ...partRows(parts, quantity),
      ...feeRow(`Handling, ${charged} at ${formatMoney(HANDLING_FEE)}`, ownInCents),
      ...feeRow(EXCHANGED_HANDLING, againInCents),
    ],
  };
};
