import { getPayLaterTerms, type ReplyOf } from '@simpletread/contract';
import { shopperClient } from '../../shell/api';
import { readGlobals } from '../../content';

type Terms = ReplyOf<typeof getPayLaterTerms>;

/** A lender with what is off the tires when it pays. */
export interface Lender {
  readonly terms: Terms['lenders'][number];
  readonly percent: number;
}

export interface PayingOverTime {
  readonly lenders: readonly Lender[];
  /** What is off a first order besides; null while nothing is. */
  readonly firstOrder: Terms['firstOrder'];
}

/** The lenders of the shop, in its order, with the discounts of now. */
export const readLenders = async (): Promise<PayingOverTime> => {
  const [{ lenders, firstOrder }, { paymentTypeDiscountInPercentage: percents }] = await Promise.all([
    shopperClient().then((client) => client.call(getPayLaterTerms, {})),
    readGlobals(),
  ]);
  return { lenders: lenders.map((terms) => ({ terms, percent: percents[terms.method] })), firstOrder };
};
