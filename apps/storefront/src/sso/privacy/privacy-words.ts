import type { ErasureBlock } from '@simpletread/contract';

const WORDS: Readonly<Record<ErasureBlock['reason'], readonly [one: string, more: string]>> = {
  openOrder: ['an order is not delivered yet', 'orders are not delivered yet'],
  openRefund: ['a refund is not paid out yet', 'refunds are not paid out yet'],
  openPayment: ['a payment is not settled yet', 'payments are not settled yet'],
  openApplication: ['an application is not decided yet', 'applications are not decided yet'],
};

/** Returns the obstacles of an erasure, as the end of a sentence. */
export const blocksInWords = (blocks: readonly ErasureBlock[]): string =>
  blocks
    .map(({ reason, count }) => (count === 1 ? WORDS[reason][0] : `${count} ${WORDS[reason][1]}`))
    .join(', and ');
