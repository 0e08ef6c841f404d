import { getOwnReturns, openTrackedReturns, type OrderReturns } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { ReturnPlace } from './return-place';

const NOT_SHOWN = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'record.missing',
  'request.invalid',
] as const;

/** Returns an order's returns and what is left to return; null if the order isn't theirs, or none is tracked. */
export const readReturns = async (place: ReturnPlace): Promise<OrderReturns | null> => {
  const client = await shopperClient();
  try {
    if (place !== 'tracked') return await client.call(getOwnReturns, { params: place });
    const proof = await readTrackedOrder();
    return proof === null ? null : await client.call(openTrackedReturns, { body: proof });
  } catch (error) {
    if (isRefusal(error, ...NOT_SHOWN)) return null;
    throw error;
  }
};
