import { type Cents, multiplyCents, subtractCents, sumCents } from '../../money/index.js';
import type { PricedCart } from '../../pricing/index.js';
import type { ReplayedSale } from './replayed-sale.js';

/** What one sale comes to. */
export interface SaleSums {
  /** Tires, installation, coverage and freight after promotions, without taxes and fees. */
  readonly revenueInCents: Cents;
  /** All that promotions take off. */
  readonly discountInCents: Cents;
  /** What the shopper pays. */
  readonly totalInCents: Cents;
  /** Tires after promotions; the whole that a margin is a part of. */
  readonly netTiresInCents: Cents;
  /** `netTiresInCents` less the promotions on installation, which we pay the shop, and what the tires cost us; null where that is unknown. */
  readonly marginInCents: Cents | null;
}

const costOf = ({ lines }: PricedCart, costs: ReplayedSale['costs']): Cents | null => {
  const known = lines.flatMap(({ lineId, quantity }) => {
    const cost = costs.get(lineId);
    return cost === undefined ? [] : [multiplyCents(cost, quantity)];
  });
  return known.length === lines.length ? sumCents(known) : null;
};

/** The sums of a priced sale. */
export const sumsOf = (priced: PricedCart, costs: ReplayedSale['costs']): SaleSums => {
  const netTiresInCents = subtractCents(priced.tiresInCents, priced.discountInCents);
  const cost = costOf(priced, costs);
  const { salesTaxInCents, fetInCents, stateFeeInCents, installationSavingInCents } = priced;
  return {
    revenueInCents: subtractCents(
      priced.totalInCents,
      sumCents([salesTaxInCents, fetInCents, stateFeeInCents]),
    ),
    discountInCents: sumCents([
      priced.discountInCents,
      installationSavingInCents,
      priced.roadHazardSavingInCents,
    ]),
    totalInCents: priced.totalInCents,
    netTiresInCents,
    marginInCents:
      cost === null ? null : subtractCents(netTiresInCents, sumCents([installationSavingInCents, cost])),
  };
};

const WHOLE_PPM = 1_000_000;

/** Whether a sale's margin is a smaller part of its tires than the floor, in parts per million; never where the margin is unknown. */
export const isBelowFloor = ({ marginInCents, netTiresInCents }: SaleSums, floorPpm: number): boolean =>
  marginInCents !== null && marginInCents * WHOLE_PPM < floorPpm * netTiresInCents;
