import type { ActingVisit } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { roleText } from '../staff/index.js';
import { Instant } from '../../shell/time/index.js';
import { ACTING_END_WORDS, ACTING_REASON_WORDS, seenText } from './acting-words.js';
import { useActingCalls } from './acting-calls.js';

const Ended = ({ visit }: { readonly visit: ActingVisit }) =>
  visit.endedBy === null ? (
    <Chip tone="warn" mark="half">
      In progress
    </Chip>
  ) : (
    <>
      {ACTING_END_WORDS[visit.endedBy]}, <Instant at={visit.endedAt} />
    </>
  );

const FRESH_MS = 15_000;

/** Colleagues' visits to the shop as this customer. Renders nothing without visits. */
export const VisitsPanel = ({ accountId }: { readonly accountId: string }) => {
  const data = useActingCalls();
  const { data: reply, error } = useQuery({
    queryKey: ['acting-visits', accountId],
    queryFn: () => data.actingVisits(accountId),
    refetchInterval: FRESH_MS,
  });
  const visits = reply?.visits ?? [];
  if (error !== null)
    return (
      <Panel title="Staff visits as this customer">
        <p style={{ padding: '0 14px 14px' }} role="alert">
          We couldn’t load the visits to this customer’s shop.
        </p>
      </Panel>
    );
  if (visits.length === 0) return null;
  return (
    <Panel title="Staff visits as this customer">
      <PlainTable
        label="Staff visits as this customer"
        rows={visits}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Began', render: ({ beganAt }) => <Instant at={beganAt} /> },
          { label: 'By', render: ({ staffName, role }) => `${staffName}, ${roleText(role).toLowerCase()}` },
          {
            label: 'Reason',
            render: ({ reason, words }) => `${ACTING_REASON_WORDS[reason]}: ${words}`,
          },
          {
            label: 'Viewed',
            render: ({ seen }) =>
              [...new Set(seen.map(({ path }) => seenText(path)))].join(', ') || 'Nothing',
          },
          { label: 'Ended', render: (visit) => <Ended visit={visit} /> },
        ]}
      />
    </Panel>
  );
};
