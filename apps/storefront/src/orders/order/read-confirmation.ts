import { getOrderByToken, type ReplyOf } from '@simpletread/contract';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';
import { readOwnOrder } from './own-order';

export type Confirmation = ReplyOf<typeof getOrderByToken> & { readonly orderNumber: string };

/** Returns this browser's latest order: confirmed, or pending. `failed` if its payment failed; null if there is none. */
export const readConfirmation = cache(async (): Promise<Confirmation | 'failed' | null> => {
  const own = await readOwnOrder();
  if (own === null) return null;
  const { orderNumber, token } = own;
  try {
    const reply = await (
      await shopperClient({ order: token })
    ).call(getOrderByToken, { params: { orderNumber } });
    return { ...reply, orderNumber };
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'order.unknown', 'access.refused', 'request.invalid'))
      return 'failed';
    throw error;
  }
});
