import { type Cents, formatMoney, multiplyCents, ZERO_CENTS } from '../../money/index.js';
import { HANDLING_FEE } from './return-limits.js';

/** The row of a fee that an exchange had waived, wherever money is listed. */
export const EXCHANGED_HANDLING = 'Handling of the exchanged tires';

/** Waived handling that is settled when tires leave their order before they ship. */
export interface HandlingCharge {
  readonly feeInCents: Cents;
  /** The tires whose handling is settled, charged or not. They are never charged again. */
  readonly tires: number;
}

/**
 * Charges the handling that was waived for `due` tires, never above `grossInCents`. Nothing is charged if the seller is the reason (`isOurs`),
 * and the tires count as settled. Source: decision record 124.
 */
export const chargeHandling = (grossInCents: Cents, due: number, isOurs = false): HandlingCharge => {
  if (isOurs) return { feeInCents: ZERO_CENTS, tires: due };
  const whole = multiplyCents(HANDLING_FEE, due);
  const feeInCents = whole < grossInCents ? whole : grossInCents;
  return { feeInCents, tires: Math.ceil(feeInCents / HANDLING_FEE) };
};

/** Returns the sentence about a charge; none without one. */
export const handlingEffects = ({ feeInCents }: HandlingCharge): string[] =>
  feeInCents > 0
    ? [
        `${formatMoney(feeInCents)} is deducted for handling. The exchange waived it while these tires were kept.`,
      ]
    : [];
