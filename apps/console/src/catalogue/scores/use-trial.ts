import type { ScoreTrial } from '@simpletread/contract';
import type { ScoreWeights } from '@simpletread/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useSettled } from '../../shell/form/index.js';
import { useScoreWeightCalls } from './score-weight-calls.js';

/**
 * What `weights` would change in the shop as it is by the published version; asked when they stay as they are for a moment, and not at
 * all for null.
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
