import type { CartLineReply } from '@simpletread/contract';

/** The objections shown to a shopper about a tire in the cart. */
export const reasonsAgainst = (line: Pick<CartLineReply, 'fit'> | undefined): string[] =>
  (line?.fit?.reasons ?? []).filter(({ isPassed }) => !isPassed).map(({ text }) => text);
