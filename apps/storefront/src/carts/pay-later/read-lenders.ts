import { getPayLaterTerms, type ReplyOf } from '@simpletread/contract';
import { isPaidOverTime } from '@simpletread/domain';
import { shopperClient } from '../../shell/api';
import { readGlobals } from '../../content';

type Terms = ReplyOf<typeof getPayLaterTerms>;

/** A lender with its discount on the tires. */
export interface Lender {
  readonly terms: Terms['lenders'][number];
  readonly percent: number;
}

export interface PayingOverTime {
  readonly lenders: readonly Lender[];
  /** The extra discount on a first order; null if there is none. */
  readonly firstOrder: Terms['firstOrder'];
}

/** Returns the shop's lenders in order, with their current discounts. */
export const readLenders = async (): Promise<PayingOverTime> => {
  const [{ lenders, firstOrder }, { paymentTypeDiscountInPercentage: percents }] = await Promise.all([
    shopperClient().then((client) => client.call(getPayLaterTerms, {})),
    readGlobals(),
  ]);
  return {
    lenders: lenders.map((terms) => ({
      terms,
      percent: isPaidOverTime(terms.method) ? percents[terms.method] : 0,
    })),
    firstOrder,
  };
};
