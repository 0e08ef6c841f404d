import type { PickupCounter } from '@simpletread/contract';
import { pickupTimeWords } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { PlainTable } from '../../../shell/detail/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { type CounterBody, useCounterCalls } from './counter-calls.js';

interface ConfirmCounterDialogProps {
  readonly counter: PickupCounter;
  readonly body: CounterBody;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const openWords = (count: number): string => {
  if (count === 0) return 'No open orders are picked up here.';
  return count === 1
    ? '1 open order shows the change to its buyer immediately.'
    : `${count} open orders show the change to their buyers immediately.`;
};

/** Shows which buyers get another pickup time before a counter is saved. */
export const ConfirmCounterDialog = ({ counter, body, onConfirm, onClose }: ConfirmCounterDialogProps) => {
  const calls = useCounterCalls();
  const preview = useQuery({
    queryKey: ['pickup-counters', 'preview', counter.id, body],
    queryFn: () => calls.previewCounter(counter.id, body),
    gcTime: 0,
    retry: false,
  });
  const { data } = preview;
  return (
    <FormDialog
      title={`Save ${counter.name}`}
      confirm="Save counter"
      isBusy={preview.isFetching}
      error={preview.error?.message ?? null}
      onSubmit={() => {
        if (data !== undefined) onConfirm();
      }}
      onClose={onClose}
    >
      {data === undefined ? (
        preview.error === null && <Skeleton width="80%" height={14} />
      ) : (
        <>
          <p>{openWords(data.openPickups)}</p>
          {data.moved.length === 0 ? (
            <EmptyState title="No pickup times move" layout="row" headingLevel={3}>
              The counter is open at every promised time.
            </EmptyState>
          ) : (
            <>
              <p>
                The counter would be closed at {data.moved.length === 1 ? 'this' : 'these'} promised{' '}
                {data.moved.length === 1 ? 'time' : 'times'}. Buyers get an email with the new time.
              </p>
              <PlainTable
                label="Moved pickup times"
                rows={data.moved}
                keyOf={({ orderId }) => orderId}
                columns={[
                  { label: 'Order', render: ({ orderNumber }) => orderNumber },
                  {
                    label: 'Promised',
                    render: ({ from }) => pickupTimeWords(new Date(from), counter.timeZone),
                  },
                  { label: 'New time', render: ({ to }) => pickupTimeWords(new Date(to), counter.timeZone) },
                ]}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
};
