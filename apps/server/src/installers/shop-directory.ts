import { Injectable } from '@nestjs/common';
import { type Cents, cents, type LatLng } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import type { MountedSize } from './can-install.js';
import type { NearShop, Shop } from './shop.js';
import { ShopReader } from './shop.reader.js';

const SHOPS_FOR_PRICE = 5;
const REMEMBERED_MS = 5 * 60_000;
const MOST_PRICES = 20_000;
const MOST_NEIGHBOURHOODS = 2000;

/** A ZIP code with its position. */
export interface Neighbourhood {
  readonly zip: string;
  readonly position: LatLng | null;
}

interface Search {
  readonly position: LatLng;
  readonly size: MountedSize;
  readonly limit: number;
}

const medianPrice = (shops: readonly NearShop[]): Cents | undefined => {
  const prices = shops.map(({ shop }) => shop.installPriceInCents).sort((a, b) => a - b);
  return prices[Math.floor((prices.length - 1) / 2)];
};

/** Finds single shops, and what is usual around a ZIP code. */
@Injectable()
export class ShopDirectory {
  private readonly prices: LRUCache<string, Cents, LatLng>;
  private readonly neighbours: LRUCache<string, readonly NearShop[], Search>;

  constructor(private readonly reader: ShopReader) {
    this.prices = new LRUCache({
      max: MOST_PRICES,
      ttl: REMEMBERED_MS,
      fetchMethod: async (_zip, _stale, { context }) =>
        medianPrice(await reader.nearest(context, SHOPS_FOR_PRICE, { rimIn: null, aspect: null })),
    });
    this.neighbours = new LRUCache({
      max: MOST_NEIGHBOURHOODS,
      ttl: REMEMBERED_MS,
      fetchMethod: (_key, _stale, { context: { position, size, limit } }) =>
        reader.nearest(position, limit, size),
    });
  }

  /** Suspended shops too; codes are written in upper case. */
  findByCode(code: string): Promise<Shop | null> {
    return this.reader.byCode(code.toUpperCase());
  }

  /** Suspended shops too. */
  findById(shopId: string): Promise<Shop | null> {
    return this.reader.byId(shopId);
  }

  /**
   * What mounting one tire costs around a ZIP: the median of the five nearest shops, the lower of the middle two where
   * there are fewer. Null where the ZIP has no position or there is no shop.
   */
  async typicalInstallPrice({ zip, position }: Neighbourhood): Promise<Cents | null> {
    if (position === null) return null;
    const price = this.prices.get(zip) ?? (await this.prices.fetch(zip, { context: position })) ?? null;
    return price === null ? null : cents(price);
  }

  /** The shops nearest to a ZIP that take a size, nearest first. */
  async nearest(
    { zip, position }: Neighbourhood,
    size: MountedSize,
    limit: number,
  ): Promise<readonly NearShop[]> {
    if (position === null) return [];
    const key = `${zip} ${size.rimIn} ${size.aspect} ${limit}`;
    const context = { position, size, limit };
    return this.neighbours.get(key) ?? (await this.neighbours.fetch(key, { context })) ?? [];
  }
}
