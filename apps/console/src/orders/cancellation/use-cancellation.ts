import { type AdminOrder, type cancelOrder, ContractError } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { useCancellationCalls } from './cancellation-calls.js';

const FINAL = [
  'order.cancelWindowClosed',
  'order.alreadyCancelled',
  'order.transitionRefused',
  'record.missing',
  'approval.pending',
];

/** True if no further attempt can succeed: the order can no longer be cancelled. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ContractError && error.code !== null && FINAL.includes(error.code);

type Cancellation = BodyOf<typeof cancelOrder>;

interface CancellationOptions {
  /** The notice when it is done. */
  readonly done: (order: AdminOrder) => string;
  readonly onDone: () => void;
}

/**
 * Previews a cancellation and carries it out. One intent (order version, amount, reason) keeps its idempotency key
 * over retries, so a lost answer never refunds twice. If the order changed meanwhile, the preview is reloaded.
 */
export const useCancellation = (orderId: string, { done, onDone }: CancellationOptions) => {
  const data = useCancellationCalls();
  const preview = useQuery({
    queryKey: ['cancellation', orderId],
    queryFn: () => data.previewCancellation(orderId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const cancel = useStaffAction({
    run: (body: Cancellation, key) => data.cancelOrder(orderId, body, key),
    reload: ['orders'],
    done,
    onDone,
    onFailed: () => preview.refetch(),
  });
  return { preview, cancel };
};
