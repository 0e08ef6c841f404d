import { getOrderByToken, type ReplyOf } from '@simpletread/contract';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';
import { readOwnOrder } from './own-order';

export type Confirmation = ReplyOf<typeof getOrderByToken> & { readonly orderNumber: string };

/**
 * The order sent last from this browser: confirmed, or still to be. `failed` where its payment came to nothing; null where
 * this browser has sent none.
 */
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
