import { Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { DelayLetter } from '../delays/index.js';
import { useHoldCalls } from './hold-calls.js';

interface ReleaseDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Shows what a release does to the promised day, with what the buyer reads if it can't be kept, and releases. */
export const ReleaseDialog = ({ orderId, onClose }: ReleaseDialogProps) => {
  const calls = useHoldCalls();
  const preview = useQuery({
    queryKey: ['release-preview', orderId],
    queryFn: () => calls.previewRelease(orderId),
    gcTime: 0,
    retry: false,
  });
  const { data } = preview;
  const isAsking = data !== undefined && data.delay !== null;
  const release = useStaffAction({
    run: (_: null, key) => calls.releaseOrder(orderId, data === undefined ? {} : { seen: data.promise }, key),
    reload: ['orders', 'history', 'waiting'],
    done: () => (isAsking ? 'Released. The buyer was asked.' : 'Released. The warehouse can pick it.'),
    onDone: onClose,
    // The promise is another by now: what was previewed is void.
    onFailed: () => void preview.refetch(),
  });
  const [, ...effects] = data?.effects ?? [];
  return (
    <FormDialog
      title="Release from hold"
      confirm={isAsking ? 'Release and ask the buyer' : 'Release'}
      isBusy={release.isBusy || preview.isFetching}
      isOver={data === undefined}
      error={release.error ?? preview.error?.message ?? null}
      onSubmit={() => release.submit(null)}
      onClose={onClose}
    >
      {preview.isPending && <Skeleton width="100%" height={88} />}
      {data !== undefined && (
        <>
          <p>The warehouse can pick it right away.</p>
          {effects.map((effect) => (
            <p key={effect}>{effect}.</p>
          ))}
          {data.delay !== null && <DelayLetter preview={data.delay} />}
        </>
      )}
    </FormDialog>
  );
};
