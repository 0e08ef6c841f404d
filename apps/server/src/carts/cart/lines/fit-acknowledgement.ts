import type { FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CartLine } from '../cart.js';

const objectionsOf = (fit: FitVerdictReply): string[] =>
  fit.reasons.filter(({ isPassed }) => !isPassed).map(({ text }) => text);

const areAllAmong = (objections: readonly string[], known: readonly string[]): boolean =>
  objections.every((objection) => known.includes(objection));

/**
 * What is written down when a shopper wants a tire that does not fit, having been shown the reasons `shown`; null for one that nobody
 * refuses. Nothing is written down that the shopper did not see.
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

/** Whether a tire that does not fit was acknowledged with every reason that stands against it now. */
export const isFitAcknowledged = ({
  fit,
  fitAcknowledgement,
}: Pick<CartLine, 'fit' | 'fitAcknowledgement'>): boolean => {
  if (fit?.kind !== 'refused' || fitAcknowledgement === null) return false;
  return areAllAmong(objectionsOf(fit), fitAcknowledgement.reasons);
};
