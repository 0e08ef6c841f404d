import type { OwnChanges } from '@simpletread/contract';
import {
  ORDER_CHANGE_KINDS,
  type OrderChangeKind,
  WAYS_TO_RECEIVE,
  waysFrom,
  type WayToReceiveName,
} from '@simpletread/domain';

/** The page on which a customer changes an order of their account. */
export const changeHref = (orderNumber: string, kind?: OrderChangeKind, way?: WayToReceiveName): string => {
  const query = kind === undefined ? '' : `?kind=${kind}${way === undefined ? '' : `&way=${way}`}`;
  return `/account/my-orders/${encodeURIComponent(orderNumber)}/change${query}`;
};

/** The page on which a customer swaps the tires of an order for others, or for more of them. */
export const swapHref = (orderNumber: string): string =>
  `/account/my-orders/${encodeURIComponent(orderNumber)}/swap`;

/** The kind of change that an address names; the contact for anything else. */
export const kindOf = (text: unknown): OrderChangeKind =>
  ORDER_CHANGE_KINDS.find((kind) => kind === text) ?? 'contact';

/** The way to receive an order that a form or an address names; shipping for anything else. */
export const wayOf = (text: unknown): WayToReceiveName =>
  WAYS_TO_RECEIVE.find((way) => way === text) ?? 'ship-to-me';

/** The way that an address names, if the order can change to it; else the first one that it can. */
export const wayFor = (order: Pick<OwnChanges, 'fulfilment'> | null, text: unknown): WayToReceiveName => {
  const ways = order === null ? WAYS_TO_RECEIVE : waysFrom(order.fulfilment);
  return ways.find((way) => way === text) ?? ways[0] ?? 'ship-to-me';
};
