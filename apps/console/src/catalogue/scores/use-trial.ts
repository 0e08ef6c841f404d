import type { ScoreTrial } from '@simpletread/contract';
import type { ScoreWeights } from '@simpletread/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useSettled } from '../../shell/form/index.js';
import { useScoreWeightCalls } from './score-weight-calls.js';

/**
 * The effect of `weights` on the shop compared with the published version. Requested after a short pause in editing;
 * never for null.
 */
export const useTrial = (
  weights: ScoreWeights | null,
  publishedVersion: number,
): UseQueryResult<ScoreTrial> => {
  const data = useScoreWeightCalls();
  const asked = useSettled(weights === null ? '' : JSON.stringify(weights));
  return useQuery({
    queryKey: ['score-trial', asked, publishedVersion],
    queryFn: () => data.tryScoreWeights(JSON.parse(asked) as ScoreWeights),
    enabled: asked !== '',
    placeholderData: (before: ScoreTrial | undefined) => (asked === '' ? undefined : before),
  });
};
