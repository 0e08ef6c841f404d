import { getHeapStatistics } from 'node:v8';

import { Injectable } from '@nestjs/common';
import type { Cents, LenderPrice } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import {
  type DoorPrice,
  doorPrice,
  type DoorTerms,
  lenderPrice,
  type OutTheDoor,
  termsOfMany,
  type UnstockedTire,
} from '../tires/index.js';
import { type Offer, tiresOfSet } from './offer.js';

interface PricedSet {
  readonly rear: UnstockedTire | null;
  readonly door: DoorPrice;
}

interface PriceList {
  readonly offers: readonly Offer[];
  /** Cached by the front tire's facts, which outlive stock movements. */
  readonly sets: ReadonlyMap<UnstockedTire, PricedSet>;
  /** The prices with lenders of the sets that were shown. */
  readonly withLenders: Map<PricedSet, LenderPrice | null>;
}

/** The prices of one list of offers at one shopper's door. */
export interface DoorPriceList {
  readonly totalOf: (offer: Offer) => Cents;
  readonly breakdownOf: (offer: Offer) => OutTheDoor;
}

const BYTES_OF_PRICE = 200;
const SHARE_OF_HEAP = 0.1;

/**
 * The number of prices that fit a heap of `heapLimit` bytes. The catalogue grows with the memory it is given; if the
 * prices of all its sizes didn't fit, every search would price its tires again.
 */
export const roomForPrices = (heapLimit: number): number =>
  Math.floor((heapLimit * SHARE_OF_HEAP) / BYTES_OF_PRICE);

const pricedSet = (offer: Offer, terms: DoorTerms): PricedSet => ({
  rear: offer.rear?.facts ?? null,
  door: doorPrice(tiresOfSet(offer), terms),
});

const stillPriced = ({ rear }: Offer, known: PricedSet | undefined): PricedSet | undefined =>
  known?.rear === (rear?.facts ?? null) ? known : undefined;

// ZIP codes of one tax, one fee and one price of mounting share their prices.
const listKey = (
  [first]: readonly Offer[],
  { destination, installPriceInCents, lenders, view }: DoorTerms,
): string =>
  `${first?.tire.size.searchCode} ${first?.rear?.size.searchCode} ${installPriceInCents} ${view.key} ${JSON.stringify([destination, lenders])}`;

/** Out-the-door prices of offers. Each is priced once for equal terms, and again when one of its tires changes. */
@Injectable()
export class DoorPrices {
  private readonly lists = new LRUCache<string, PriceList>({
    maxSize: roomForPrices(getHeapStatistics().heap_size_limit),
    sizeCalculation: ({ sets }) => sets.size + 1,
  });

  /** The prices of `offers`, which are all those of one size or of one pair of sizes. */
  of(offers: readonly Offer[], terms: DoorTerms): DoorPriceList {
    const { sets, withLenders } = this.listOf(offers, terms);
    const setOf = (offer: Offer): PricedSet => sets.get(offer.tire.facts) ?? pricedSet(offer, terms);
    // Few of the priced tires are shown, and a price with every lender takes longer.
    const payLaterOf = (offer: Offer, set: PricedSet): LenderPrice | null => {
      const known = withLenders.get(set);
      if (known !== undefined) return known;
      const price = lenderPrice(tiresOfSet(offer), terms, set.door.totalInCents);
      withLenders.set(set, price);
      return price;
    };
    return {
      totalOf: (offer) => setOf(offer).door.totalInCents,
      breakdownOf: (offer) => {
        const set = setOf(offer);
        return { ...set.door, zip: terms.zip, payLater: payLaterOf(offer, set) };
      },
    };
  }

  private listOf(offers: readonly Offer[], terms: DoorTerms): PriceList {
    const key = listKey(offers, terms);
    const known = this.lists.get(key);
    if (known?.offers === offers) return known;
    const many = termsOfMany(terms);
    const sets = new Map(
      offers.map((offer) => [
        offer.tire.facts,
        stillPriced(offer, known?.sets.get(offer.tire.facts)) ?? pricedSet(offer, many),
      ]),
    );
    const list = { offers, sets, withLenders: new Map<PricedSet, LenderPrice | null>() };
    this.lists.set(key, list);
    return list;
  }
}
