import { dismissDelay } from '@simpletread/contract';

import { TextDialog } from '../../shell/dialog/index.js';
import { useDelayCalls } from './delay-calls.js';

interface DismissDelayDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Closes a delay that was found, because the promised day can be kept. */
export const DismissDelayDialog = ({ orderId, onClose }: DismissDelayDialogProps) => {
  const calls = useDelayCalls();
  return (
    <TextDialog
      title="Keep the promised day"
      confirm="Keep the day"
      label="Why can it be kept? Only staff see this."
      schema={dismissDelay.body}
      bodyOf={(reason) => ({ reason })}
      run={(body, key) => calls.dismissDelay(orderId, body, key)}
      reload={['orders', 'history', 'waiting']}
      done="The buyer isn’t asked. If the tires don’t ship, the order is found again in a day."
      onClose={onClose}
    />
  );
};
