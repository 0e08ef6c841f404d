import type { FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';

import type { CartLine } from './cart.js';

const objectionsOf = (fit: FitVerdictReply): string[] =>
  fit.reasons.filter(({ isPassed }) => !isPassed).map(({ text }) => text);

/** What is written down when a shopper wants a tire that does not fit; null for one that nobody refuses. */
export const acknowledgementOf = (fit: FitVerdictReply | null, at: Date): FitAcknowledgement | null =>
  fit?.kind === 'refused' ? { at: at.toISOString(), reasons: objectionsOf(fit) } : null;

/** Whether a tire that does not fit was acknowledged with every reason that stands against it now. */
export const isFitAcknowledged = ({
  fit,
  fitAcknowledgement,
}: Pick<CartLine, 'fit' | 'fitAcknowledgement'>): boolean => {
  if (fit?.kind !== 'refused' || fitAcknowledgement === null) return false;
  const known = new Set(fitAcknowledgement.reasons);
  return objectionsOf(fit).every((reason) => known.has(reason));
};
