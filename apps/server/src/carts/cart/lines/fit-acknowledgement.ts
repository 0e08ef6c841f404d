import type { FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CartLine } from '../cart.js';

const objectionsOf = (fit: FitVerdictReply): string[] =>
  fit.reasons.filter(({ isPassed }) => !isPassed).map(({ text }) => text);

const areAllAmong = (objections: readonly string[], known: readonly string[]): boolean =>
  objections.every((objection) => known.includes(objection));

/**
 * The stored acknowledgment of a tire that doesn't fit, for the reasons `shown` to the shopper. Null for a tire
 * without objections. Only reasons the shopper saw are stored.
 */
export const acknowledgementOf = (
  fit: FitVerdictReply | null,
  shown: readonly string[],
  at: Date,
): Result<FitAcknowledgement | null, 'fitment.otherReasons'> => {
  if (fit?.kind !== 'refused') return ok(null);
  const reasons = objectionsOf(fit);
  return areAllAmong(reasons, shown) ? ok({ at: at.toISOString(), reasons }) : refuse('fitment.otherReasons');
};

/** True if the acknowledgment of a tire that doesn't fit covers every current reason. */
export const isFitAcknowledged = ({
  fit,
  fitAcknowledgement,
}: Pick<CartLine, 'fit' | 'fitAcknowledgement'>): boolean => {
  if (fit?.kind !== 'refused' || fitAcknowledgement === null) return false;
  return areAllAmong(objectionsOf(fit), fitAcknowledgement.reasons);
};
