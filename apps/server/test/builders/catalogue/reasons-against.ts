import type { CartLineReply } from '@simpletread/contract';

/** What a shopper is shown that stands against a tire of the cart. */
export const reasonsAgainst = (line: Pick<CartLineReply, 'fit'> | undefined): string[] =>
  (line?.fit?.reasons ?? []).filter(({ isPassed }) => !isPassed).map(({ text }) => text);
