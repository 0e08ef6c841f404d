import { addCents, type Cents, cents, multiplyCents } from '@simpletread/domain';

import type { Tire, TireQuantity } from '../tires/index.js';

/** The content of one result: a set of four, or two and two of one line where front and rear sizes differ. */
export interface Offer {
  readonly tire: Tire;
  readonly rear: Tire | null;
  readonly setPriceInCents: Cents;
  /** A quarter of the set, to the cent; what price filters and buckets look at. */
  readonly tirePriceInCents: Cents;
  /** The stock of the scarcer tire. */
  readonly available: number;
}

export const SET_QUANTITY = 4;
const AXLE_QUANTITY = 2;

/** A set of four of `tire`, or of two and two with a rear tire. */
export const offerOf = (tire: Tire, rear: Tire | null): Offer => {
  const setPriceInCents =
    rear === null
      ? multiplyCents(tire.priceInCents, SET_QUANTITY)
      : addCents(
          multiplyCents(tire.priceInCents, AXLE_QUANTITY),
          multiplyCents(rear.priceInCents, AXLE_QUANTITY),
        );
  return {
    tire,
    rear,
    setPriceInCents,
    tirePriceInCents: cents(Math.round(setPriceInCents / SET_QUANTITY)),
    available: rear === null ? tire.available : Math.min(tire.available, rear.available),
  };
};

/** Lower is closer: equal speed symbols count most, then run-flat, then extra load, then the lower price. */
const mismatch = (front: Tire, rear: Tire): number =>
  (rear.speedSymbol === front.speedSymbol ? 0 : 4) +
  (rear.isRunFlat === front.isRunFlat ? 0 : 2) +
  (rear.isExtraLoad === front.isExtraLoad ? 0 : 1);

const companionOf = (front: Tire, rears: readonly Tire[]): Tire | null => {
  const [best] = [...rears].sort(
    (a, b) =>
      mismatch(front, a) - mismatch(front, b) ||
      a.priceInCents - b.priceInCents ||
      a.itemNumber - b.itemNumber,
  );
  return best ?? null;
};

/** One offer for each tire. */
export const offersOfSize = (tires: readonly Tire[]): readonly Offer[] =>
  tires.map((tire) => offerOf(tire, null));

/** One offer for each front tire whose line is also made in the rear size, with the rear tire that matches it best. */
export const staggeredOffers = (fronts: readonly Tire[], rears: readonly Tire[]): readonly Offer[] => {
  const rearsByLine = new Map<string, Tire[]>();
  for (const rear of rears) {
    rearsByLine.set(rear.line.lineId, [...(rearsByLine.get(rear.line.lineId) ?? []), rear]);
  }
  return fronts.flatMap((front) => {
    const rear = companionOf(front, rearsByLine.get(front.line.lineId) ?? []);
    return rear === null ? [] : [offerOf(front, rear)];
  });
};

/** The tires of a set, each with its number. */
export const tiresOfSet = ({ tire, rear }: Pick<Offer, 'tire' | 'rear'>): readonly TireQuantity[] =>
  rear === null
    ? [{ tire, quantity: SET_QUANTITY }]
    : [tire, rear].map((each) => ({ tire: each, quantity: AXLE_QUANTITY }));
