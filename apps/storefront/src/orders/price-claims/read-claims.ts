import { getOwnPriceClaims, openTrackedPriceClaims, type OrderPriceClaims } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { ClaimPlace } from './claim-place';

const NOT_SHOWN = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'record.missing',
  'request.invalid',
] as const;

/** Returns an order's price claims and what else can be claimed; null if the order isn't theirs, or none is tracked. */
export const readClaims = async (place: ClaimPlace): Promise<OrderPriceClaims | null> => {
  const client = await shopperClient();
  try {
    if (place !== 'tracked') return await client.call(getOwnPriceClaims, { params: place });
    const proof = await readTrackedOrder();
    return proof === null ? null : await client.call(openTrackedPriceClaims, { body: proof });
  } catch (error) {
    if (isRefusal(error, ...NOT_SHOWN)) return null;
    throw error;
  }
};
