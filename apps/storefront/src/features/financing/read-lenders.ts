import { getPayLaterTerms, type ReplyOf } from '@simpletread/contract';
import { shopperClient } from '../../api/client';
import { readGlobals } from '../../api/globals';

/** A lender with what is off the tires when it pays. */
export interface Lender {
  readonly terms: ReplyOf<typeof getPayLaterTerms>['lenders'][number];
  readonly percent: number;
}

/** The lenders of the shop, in its order, with the discounts of now. */
export const readLenders = async (): Promise<readonly Lender[]> => {
  const [{ lenders }, { paymentTypeDiscountInPercentage: percents }] = await Promise.all([
    shopperClient().then((client) => client.call(getPayLaterTerms, {})),
    readGlobals(),
  ]);
  return lenders.map((terms) => ({ terms, percent: percents[terms.method] }));
};
