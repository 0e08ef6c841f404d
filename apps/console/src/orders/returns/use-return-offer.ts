import { useQuery } from '@tanstack/react-query';

import { useReturnCalls } from './return-calls.js';

/** The tires of an order that can be returned, and what that refunds. */
export const useReturnOffer = (orderId: string, isEnabled = true) => {
  const calls = useReturnCalls();
  return useQuery({
    queryKey: ['returns', 'of-order', orderId],
    queryFn: () => calls.orderReturns(orderId),
    enabled: isEnabled,
  });
};
