import type { ComparedTire, Comparison } from '@simpletread/domain';

import { type Offer, offerOf } from '../tire-search/index.js';
import type { Tire } from '../tires/index.js';

export interface ComparedOffers {
  /** In the order asked for. */
  readonly offers: readonly Offer[];
  readonly missing: readonly ComparedTire[];
}

/** All requested items, front and rear. */
export const itemNumbersOf = (asked: Comparison): readonly number[] =>
  asked.flatMap(({ itemNumber, rearItemNumber }) =>
    rearItemNumber === null ? [itemNumber] : [itemNumber, rearItemNumber],
  );

/** The sets asked for, of the tires that were found; front and rear of a staggered set are of one line, as searches pair them. */
export const comparedOffers = (asked: Comparison, tires: readonly Tire[]): ComparedOffers => {
  const byItem = new Map(tires.map((tire) => [tire.itemNumber, tire]));
  const offerFor = ({ itemNumber, rearItemNumber }: ComparedTire): Offer | null => {
    const tire = byItem.get(itemNumber);
    if (tire === undefined) return null;
    if (rearItemNumber === null) return offerOf(tire, null);
    const rear = byItem.get(rearItemNumber);
    return rear?.line.lineId === tire.line.lineId ? offerOf(tire, rear) : null;
  };
  const found = asked.map((each) => ({ each, offer: offerFor(each) }));
  return {
    offers: found.flatMap(({ offer }) => offer ?? []),
    missing: found.flatMap(({ each, offer }) => (offer === null ? [each] : [])),
  };
};
