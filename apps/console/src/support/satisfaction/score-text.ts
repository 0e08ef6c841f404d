import { satisfactionScore } from '@simpletread/domain';

/** Returns the share of good answers: `92%`; a dash while nobody has answered. */
export const scoreText = (counts: { readonly good: number; readonly answered: number }): string => {
  const score = satisfactionScore(counts);
  return score === null ? '–' : `${score}%`;
};
