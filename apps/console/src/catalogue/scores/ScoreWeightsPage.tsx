import Button from '@mui/material/Button';
import type { ScoreWeightsState } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { PageSkeleton } from '../../shell/frame/index.js';
import { ScoresView } from './ScoresView.js';
import { useScoreWeightCalls } from './score-weight-calls.js';

const KEY = ['score-weights'];
const PROGRESS_MS = 500;

/** The weights of the SimpleScore's parts. */
export const ScoreWeightsPage = () => {
  const data = useScoreWeightCalls();
  const queryClient = useQueryClient();
  const state = useQuery<ScoreWeightsState>({
    queryKey: KEY,
    queryFn: () => data.scoreWeights(),
    refetchInterval: ({ state }) => (state.data?.run ? PROGRESS_MS : false),
  });
  if (state.data !== undefined)
    return <ScoresView state={state.data} onSaved={(saved) => queryClient.setQueryData(KEY, saved)} />;
  return state.error === null ? (
    <PageSkeleton />
  ) : (
    <EmptyState
      tone="error"
      title="Sorry, something went wrong"
      actions={<Button onClick={() => void state.refetch()}>Try again</Button>}
    >
      {state.error.message}
    </EmptyState>
  );
};
