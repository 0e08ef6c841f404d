import { useStaffAction } from '../../shell/action/index.js';
import { useHoldCalls } from './hold-calls.js';

/** Releases a held order. */
export const useHold = (orderId: string) => {
  const calls = useHoldCalls();
  const action = useStaffAction({
    run: (_: null, key) => calls.releaseOrder(orderId, key),
    reload: ['orders', 'history', 'waiting'],
    done: () => 'Released. The warehouse can pick it.',
    isAlone: true,
  });
  return { release: () => action.start(null), isBusy: action.isBusy };
};
