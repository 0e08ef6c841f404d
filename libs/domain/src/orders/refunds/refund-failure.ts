/** The answers of payment providers that refuse a refund, as staff read them. Each continues “declined by the payment provider: …”. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['refund_impossible', 'the payment can’t be refunded, or no longer in this amount'],
]);

/** The codes that have words of their own. */
export const REFUND_FAILURES: readonly string[] = [...WORDS.keys()];

/** Returns why a provider refused a refund, to follow a colon; for a code without words, the code that it gave. `failure` is empty if unknown. */
export const refundFailureWords = (failure: string): string => {
  if (failure === '') return 'it gave no reason';
  return WORDS.get(failure) ?? `it gave only a code, ${failure.replaceAll('_', ' ')}`;
};
