import { TRACKED_ORDER_COOKIE } from '@simpletread/domain';
import { getOrderByToken, trackOrder, type OrderView } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { isRefusal, shopperClient } from '../../shell/api';
import { attributesOf } from '../../shell/stored-values';
import { readOwnOrder } from '../order';

/** The shopper's data about an order: in a short-lived cookie, never in an address. */
export interface TrackedOrder {
  readonly orderNumber: string;
  readonly zip: string;
  /** From our email, for a number that was guessed too often. */
  readonly code?: string;
}

const PATTERN = /^([\w -]{1,40})\/(\d{5})(?:\/([\w -]{6,20}))?$/;

export const keepTrackedOrder = async ({ orderNumber, zip, code }: TrackedOrder): Promise<void> => {
  (await cookies()).set(
    TRACKED_ORDER_COOKIE.name,
    [orderNumber, zip, ...(code === undefined ? [] : [code])].join('/'),
    attributesOf(TRACKED_ORDER_COOKIE),
  );
};

/** Returns the number and ZIP that are tracked in this browser; null after some minutes. */
export const readTrackedOrder = async (): Promise<TrackedOrder | null> => {
  const [, orderNumber, zip, code] =
    PATTERN.exec((await cookies()).get(TRACKED_ORDER_COOKIE.name)?.value ?? '') ?? [];
  if (orderNumber === undefined || zip === undefined) return null;
  return code === undefined ? { orderNumber, zip } : { orderNumber, zip, code };
};

/** Reads an order by its number and shipping ZIP; throws `ContractError`, for a wrong pair `order.trackingMismatch`. */
export const askForOrder = async (body: TrackedOrder): Promise<OrderView> =>
  (await shopperClient()).call(trackOrder, { body });

const NOT_SHOWN = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'record.missing',
  'access.refused',
  'request.invalid',
] as const;

const readOwn = async (): Promise<OrderView | null> => {
  const own = await readOwnOrder();
  if (own === null) return null;
  const client = await shopperClient({ order: own.token });
  return (await client.call(getOrderByToken, { params: { orderNumber: own.orderNumber } })).order;
};

/** Returns the last tracked order, otherwise this browser's latest one; null without either. */
export const readTracked = async (): Promise<OrderView | null> => {
  const tracked = await readTrackedOrder();
  try {
    return tracked === null ? await readOwn() : await askForOrder(tracked);
  } catch (error) {
    if (isRefusal(error, ...NOT_SHOWN)) return null;
    throw error;
  }
};
