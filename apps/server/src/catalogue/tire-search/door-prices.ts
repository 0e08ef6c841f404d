import { getHeapStatistics } from 'node:v8';

import { Injectable } from '@nestjs/common';
import type { Cents, LenderPrice } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import {
  type DoorPrice,
  doorPrice,
  type DoorTerms,
  lenderPrice,
  outTheDoor,
  type OutTheDoor,
  termsOfMany,
  type UnstockedTire,
} from '../tires/index.js';
import { type Offer, tiresOfSet } from './offer.js';
import { PriceColumns } from './price-columns.js';

/** A list of sets, each by its front tire's facts, which outlive stock movements. */
interface SetList {
  readonly positions: ReadonlyMap<UnstockedTire, number>;
  readonly rears: readonly (UnstockedTire | null)[];
}

interface PriceList {
  readonly sets: SetList;
  readonly prices: PriceColumns;
  /** The prices with lenders of the sets that were shown, by their positions. */
  readonly withLenders: Map<number, LenderPrice | null>;
}

/** The prices of one list of offers at one shopper's door. */
export interface DoorPriceList {
  readonly totalOf: (offer: Offer) => Cents;
  readonly breakdownOf: (offer: Offer) => OutTheDoor;
}

const BYTES_OF_PRICE = 100;
const SHARE_OF_HEAP = 0.05;

/**
 * The number of prices that fit a heap of `heapLimit` bytes. The catalogue grows with the memory it is given; if the
 * prices of all its sizes didn't fit, every search would price its tires again.
 */
export const roomForPrices = (heapLimit: number): number =>
  Math.floor((heapLimit * SHARE_OF_HEAP) / BYTES_OF_PRICE);

const rearFactsOf = ({ rear }: Offer): UnstockedTire | null => rear?.facts ?? null;

const setListOf = (offers: readonly Offer[]): SetList => ({
  positions: new Map(offers.map(({ tire }, position) => [tire.facts, position])),
  rears: offers.map(rearFactsOf),
});

const positionOf = ({ positions, rears }: SetList, offer: Offer): number | undefined => {
  const position = positions.get(offer.tire.facts);
  return position !== undefined && rears[position] === rearFactsOf(offer) ? position : undefined;
};

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
    sizeCalculation: ({ sets }) => sets.rears.length + 1,
  });
  /** Shared by the prices of one list of offers at many doors. */
  private readonly setLists = new WeakMap<readonly Offer[], SetList>();

  /** The prices of `offers`: those of one size or of one pair of sizes. */
  of(offers: readonly Offer[], terms: DoorTerms): DoorPriceList {
    const { sets, prices, withLenders } = this.listOf(offers, terms);
    let many: DoorTerms | null = null;
    const place = { zip: terms.zip, stateCode: terms.destination.state };
    // Few of the priced tires are shown, and a price with every lender takes longer.
    const payLaterOf = (offer: Offer, position: number): LenderPrice | null => {
      const known = withLenders.get(position);
      if (known !== undefined) return known;
      many ??= termsOfMany(terms);
      const price = lenderPrice(tiresOfSet(offer), many, prices.totalAt(position));
      withLenders.set(position, price);
      return price;
    };
    return {
      totalOf: (offer) => {
        const position = positionOf(sets, offer);
        return position === undefined
          ? doorPrice(tiresOfSet(offer), terms).totalInCents
          : prices.totalAt(position);
      },
      breakdownOf: (offer) => {
        const position = positionOf(sets, offer);
        if (position === undefined) return outTheDoor(tiresOfSet(offer), terms);
        // The new field comes first: V8 keeps a copy that grows until a full collection.
        return { payLater: payLaterOf(offer, position), ...prices.priceAt(position, place) };
      },
    };
  }

  private listOf(offers: readonly Offer[], terms: DoorTerms): PriceList {
    const key = listKey(offers, terms);
    const known = this.lists.get(key);
    // A search for a vehicle prices some of the offers of its size.
    if (known !== undefined && offers.every((offer) => positionOf(known.sets, offer) !== undefined))
      return known;
    const many = termsOfMany(terms);
    const priceOf = (offer: Offer): DoorPrice => {
      const position = known && positionOf(known.sets, offer);
      return known === undefined || position === undefined
        ? doorPrice(tiresOfSet(offer), many)
        : known.prices.priceAt(position, { zip: terms.zip, stateCode: terms.destination.state });
    };
    const list = {
      sets: this.setListOf(offers),
      prices: new PriceColumns(offers.map(priceOf)),
      withLenders: new Map<number, LenderPrice | null>(),
    };
    this.lists.set(key, list);
    return list;
  }

  private setListOf(offers: readonly Offer[]): SetList {
    const known = this.setLists.get(offers) ?? setListOf(offers);
    this.setLists.set(offers, known);
    return known;
  }
}
