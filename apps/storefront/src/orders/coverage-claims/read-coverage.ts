import {
  getOwnCoverageClaims,
  openTrackedCoverageClaims,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { CoveragePlace } from './coverage-place';

const NOT_SHOWN = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'record.missing',
  'request.invalid',
] as const;

/** Returns an order's coverage and its claims; null if the order isn't theirs, or none is tracked. */
export const readCoverage = async (place: CoveragePlace): Promise<OrderCoverageClaims | null> => {
  const client = await shopperClient();
  try {
    if (place !== 'tracked') return await client.call(getOwnCoverageClaims, { params: place });
    const proof = await readTrackedOrder();
    return proof === null ? null : await client.call(openTrackedCoverageClaims, { body: proof });
  } catch (error) {
    if (isRefusal(error, ...NOT_SHOWN)) return null;
    throw error;
  }
};
