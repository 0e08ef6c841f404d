import Button from '@mui/material/Button';
import type { ScoreDesk } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { PageSkeleton } from '../../shell/layout/index.js';
import { ScoreDeskView } from './ScoresView.js';
import { useScoreWeightCalls } from './score-weight-calls.js';

const KEY = ['score-weights'];
const PROGRESS_MS = 500;

/** The weights of the SimpleScore's parts. */
export const ScoreWeightsPage = () => {
  const data = useScoreWeightCalls();
  const queryClient = useQueryClient();
  const desk = useQuery<ScoreDesk>({
    queryKey: KEY,
    queryFn: () => data.scoreDesk(),
    refetchInterval: ({ state }) => (state.data?.run ? PROGRESS_MS : false),
  });
  if (desk.data !== undefined)
    return <ScoreDeskView desk={desk.data} onSaved={(saved) => queryClient.setQueryData(KEY, saved)} />;
  return desk.error === null ? (
    <PageSkeleton />
  ) : (
    <EmptyState
      tone="error"
      title="Sorry, something went wrong"
      actions={<Button onClick={() => void desk.refetch()}>Try again</Button>}
    >
      {desk.error.message}
    </EmptyState>
  );
};
