/** The changes of a placed order that need no new order. */
export const ORDER_CHANGE_KINDS = ['contact', 'address', 'receiving', 'tires'] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

const LABELS: Readonly<Record<OrderChangeKind, string>> = {
  contact: 'Change contact',
  address: 'Change address',
  receiving: 'Change delivery',
  tires: 'Remove tires',
};

/** Returns the name of a change, for a button. */
export const changeLabel = (kind: OrderChangeKind): string => LABELS[kind];
