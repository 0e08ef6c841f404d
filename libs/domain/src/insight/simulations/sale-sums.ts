import { type Cents, multiplyCents, subtractCents, sumCents } from '../../money/index.js';
import type { PricedCart } from '../../pricing/index.js';
import type { ReplayedSale } from './replayed-sale.js';

/** The amounts of one sale. */
export interface SaleSums {
  /** Tires, installation, coverage and freight after promotions, without taxes and fees. */
  readonly revenueInCents: Cents;
  /** The total of all discounts. */
  readonly discountInCents: Cents;
  /** The shopper's total. */
  readonly totalInCents: Cents;
  /** Tires after promotions; the base of the margin. */
  readonly netTiresInCents: Cents;
  /** `netTiresInCents` less installation promotions, which we pay to the shop, and our cost of the tires; null if the cost is unknown. */
  readonly marginInCents: Cents | null;
}

const costOf = ({ lines }: PricedCart, costs: ReplayedSale['costs']): Cents | null => {
  const known = lines.flatMap(({ lineId, quantity }) => {
    const cost = costs.get(lineId);
    return cost === undefined ? [] : [multiplyCents(cost, quantity)];
  });
  return known.length === lines.length ? sumCents(known) : null;
};

/** Returns a priced sale's amounts. */
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

/** True if a sale's margin, as a part of its tires, is below the floor in parts per million. False if the margin is unknown. */
export const isBelowFloor = ({ marginInCents, netTiresInCents }: SaleSums, floorPpm: number): boolean =>
  marginInCents !== null && marginInCents * WHOLE_PPM < floorPpm * netTiresInCents;
