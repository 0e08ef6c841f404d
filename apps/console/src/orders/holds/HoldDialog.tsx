import { holdOrder } from '@simpletread/contract';

import { TextDialog } from '../../shell/dialog/index.js';
import { useHoldCalls } from './hold-calls.js';

const RELOAD = ['orders', 'history', 'waiting'];

/** Holds an order back from the warehouse, with a reason for colleagues. */
export const HoldDialog = ({
  orderId,
  onClose,
}: {
  readonly orderId: string;
  readonly onClose: () => void;
}) => {
  const calls = useHoldCalls();
  return (
    <TextDialog
      title="Put on hold"
      confirm="Put on hold"
      label="Why? Only staff see this."
      schema={holdOrder.body}
      bodyOf={(reason) => ({ reason })}
      run={(body, key) => calls.holdOrder(orderId, body, key)}
      reload={RELOAD}
      done="On hold. The warehouse won’t pick it."
      onClose={onClose}
    />
  );
};
