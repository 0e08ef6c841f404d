import { ORDER_CHANGE_KINDS, type OrderChangeKind } from '@simpletread/domain';

/** The page on which a customer changes an order of their account. */
export const changeHref = (orderNumber: string, kind?: OrderChangeKind): string =>
  `/account/my-orders/${encodeURIComponent(orderNumber)}/change${kind === undefined ? '' : `?kind=${kind}`}`;

/** The kind of change that an address names; the contact for anything else. */
export const kindOf = (text: unknown): OrderChangeKind =>
  ORDER_CHANGE_KINDS.find((kind) => kind === text) ?? 'contact';
