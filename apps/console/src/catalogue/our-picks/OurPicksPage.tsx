import Button from '@mui/material/Button';
import type { OurPicksReply } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { useCan } from '../../shell/auth/index.js';
import { PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { PicksEditor } from './PicksEditor.js';
import { usePicksCalls } from './picks-calls.js';

/** The product lines that we pick: their order, and from when to when. */
export const OurPicksPage = () => {
  const can = useCan();
  const data = usePicksCalls();
  const picks = useQuery<OurPicksReply>({ queryKey: ['our-picks'], queryFn: () => data.ourPicks() });
  if (picks.data === undefined)
    return picks.error === null ? (
      <PageSkeleton />
    ) : (
      <EmptyState
        tone="error"
        title="Sorry, something went wrong"
        actions={<Button onClick={() => void picks.refetch()}>Try again</Button>}
      >
        {picks.error.message}
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title="Our picks"
        note="Shoppers who sort by our picks see these first, in this order. The shop marks each one."
      />
      <PicksEditor saved={picks.data} isReadOnly={!can('catalogue.change')} />
    </>
  );
};
