import { type Cents, multiplyCents } from '../../money/index.js';
import type { CoverageClaimKind } from './coverage-claim-kind.js';
import { REPAIR_LIMIT, ROADSIDE_LIMIT } from './coverage-claim-limits.js';
import { isCoverageBill } from './price-coverage-claim.js';

/** A claim as it is filled in. */
export interface FilledCoverageClaim {
  readonly kind: CoverageClaimKind;
  /** The tires; ignored for roadside assistance. */
  readonly quantity: number;
  /** Null until it can be read. */
  readonly billInCents: Cents | null;
}

/** Today's payment for one tire, and the most the year pays. */
export interface TodaysCoverage {
  readonly replacementInCents: Cents;
  readonly replacementLimitInCents: Cents;
}

export interface CoverageClaimPreview {
  readonly quantity: number;
  readonly limitInCents: Cents;
  readonly amountInCents: Cents;
}

/** Returns what a claim would pay as it is filled in; null until that is known. `tires` is null without a line of tires. */
export const previewCoverageClaim = (
  { kind, quantity: tiresChosen, billInCents }: FilledCoverageClaim,
  tires: TodaysCoverage | null,
): CoverageClaimPreview | null => {
  const quantity = kind === 'roadside' ? 0 : tiresChosen;
  if (kind === 'replacement') {
    if (tires === null) return null;
    const limitInCents = multiplyCents(tires.replacementLimitInCents, quantity);
    return { quantity, limitInCents, amountInCents: multiplyCents(tires.replacementInCents, quantity) };
  }
  if (!isCoverageBill(billInCents)) return null;
  const limitInCents = kind === 'repair' ? multiplyCents(REPAIR_LIMIT, quantity) : ROADSIDE_LIMIT;
  return { quantity, limitInCents, amountInCents: limitInCents < billInCents ? limitInCents : billInCents };
};
