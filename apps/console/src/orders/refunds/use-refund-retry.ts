import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useRefundCalls } from './refund-calls.js';

/** Requests a refused refund from the payment provider again. */
export const useRefundRetry = (orderId: string): (() => void) => {
  const data = useRefundCalls();
  // Each request has its own key. A lost request is repeated under the same key.
  const [requests, setRequests] = useState(0);
  const retry = useStaffAction({
    run: (_request: number, key) => data.retryRefund(orderId, key),
    reload: ['orders'],
    done: () => 'Refund retried. The timeline will show the result.',
    onDone: () => setRequests(requests + 1),
    isAlone: true,
  });
  return () => retry.start(requests);
};
