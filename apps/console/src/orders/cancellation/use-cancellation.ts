import { ContractError, type AdminOrder } from '@simpletread/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
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

interface Attempt {
  readonly intent: string;
  readonly key: string;
}

interface CancellationOptions {
  readonly onDone: (order: AdminOrder) => void;
}

/**
 * Previews a cancellation and carries it out. One intent (order version, amount, reason) keeps its idempotency key
 * over retries, so a lost answer never refunds twice. If the order changed meanwhile, the preview is reloaded.
 */
export const useCancellation = (orderId: string, { onDone }: CancellationOptions) => {
  const data = useCancellationCalls();
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const preview = useQuery({
    queryKey: ['cancellation', orderId],
    queryFn: () => data.previewCancellation(orderId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const keyFor = (intent: string): string => {
    if (attempt?.intent === intent) return attempt.key;
    const key = newIdempotencyKey();
    setAttempt({ intent, key });
    return key;
  };
  const cancel = useMutation({
    mutationFn: (reason: string) => {
      if (preview.data === undefined) throw new Error('Nothing was previewed yet.');
      const { orderVersion, refundInCents } = preview.data;
      const body = { orderVersion, reason, expectedRefundInCents: refundInCents };
      return data.cancelOrder(orderId, body, keyFor(JSON.stringify(body)));
    },
    onSuccess: async (order) => {
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      onDone(order);
    },
    onError: async () => {
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      await preview.refetch();
    },
  });
  return { preview, cancel };
};
