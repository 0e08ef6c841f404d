import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
import { useRefundCalls } from './refund-calls.js';

/** Has a refund asked for again that the payment provider refused; the wish keeps its key until it was heard. */
export const useRefundRetry = (orderId: string): (() => void) => {
  const data = useRefundCalls();
  const queryClient = useQueryClient();
  const show = useToast();
  const [key, setKey] = useState(newIdempotencyKey);
  const retry = useMutation({
    mutationFn: () => data.retryRefund(orderId, key),
    onSuccess: async () => {
      setKey(newIdempotencyKey());
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      show({ message: 'The payment provider is asked again. The timeline tells what it answers.' });
    },
    onError: (error) => show({ message: error.message, tone: 'bad' }),
  });
  return () => {
    if (!retry.isPending) retry.mutate();
  };
};
