import type { PickupCounter } from '@simpletread/contract';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useCounterCalls } from './counter-calls.js';
import { OpenPickups } from './OpenPickups.js';

interface PauseDialogProps {
  readonly counter: PickupCounter;
  readonly onClose: () => void;
}

/** Pauses a counter after a look at its open orders, or resumes it. */
export const PauseDialog = ({ counter, onClose }: PauseDialogProps) => {
  const calls = useCounterCalls();
  const willPause = !counter.isPaused;
  const action = useStaffAction({
    run: (isPaused: boolean, key) =>
      calls.pauseCounter(counter.id, { version: counter.version, isPaused }, key),
    reload: ['pickup-counters', 'history'],
    done: () => (willPause ? 'Counter paused.' : 'Counter resumed.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={willPause ? `Pause ${counter.name}` : `Resume ${counter.name}`}
      confirm={willPause ? 'Pause counter' : 'Resume counter'}
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(willPause)}
      onClose={onClose}
    >
      {willPause ? (
        <>
          <p>
            Checkout stops offering this counter immediately, also in carts that chose it. Open orders can
            still be picked up.
          </p>
          <OpenPickups {...counter} />
        </>
      ) : (
        <p>Checkout offers this counter again to buyers within 120 miles.</p>
      )}
    </FormDialog>
  );
};
