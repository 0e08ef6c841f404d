import { openTrackedDelay, type TrackedDelay } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';
import { readTrackedOrder } from './tracked-order';

const NOT_SHOWN = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'delay.unknown',
  'request.invalid',
] as const;

/** Returns the delay of the tracked order; null if none is tracked, or it isn't late. */
export const readTrackedDelay = async (): Promise<TrackedDelay | null> => {
  const proof = await readTrackedOrder();
  if (proof === null) return null;
  try {
    return await (await shopperClient()).call(openTrackedDelay, { body: proof });
  } catch (error) {
    if (isRefusal(error, ...NOT_SHOWN)) return null;
    throw error;
  }
};
