import type { MyOrder } from '@simpletread/contract';

const WORDS: Readonly<Record<MyOrder['state'], string>> = {
  placed: 'Placed',
  pendingPickup: 'Packed',
  inTransit: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Where an order is, in a word or two. */
export const orderStateWords = (state: MyOrder['state']): string => WORDS[state];
