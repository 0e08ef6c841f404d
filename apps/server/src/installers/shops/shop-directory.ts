import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Cents, LatLng } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { PubSub, type Unsubscribe } from '../../platform/pubsub/index.js';
import { canInstall, type MountedSize } from './can-install.js';
import type { NearShop, Shop } from './shop.js';
import { ShopReader } from './shop.reader.js';
import { SHOPS_CHANGED } from './shops-changed.js';

const SHOPS_FOR_PRICE = 5;
const NEIGHBORS = 12;
const MOST_NEIGHBORHOODS = 3000;
const REMEMBERED_MS = 5 * 60_000;
const ANY_SIZE = { rimIn: null, aspect: null };

/** A ZIP code with its position. */
export interface Neighborhood {
  readonly zip: string;
  readonly position: LatLng | null;
}

/** Finds single shops, and what is usual around a ZIP code. */
@Injectable()
export class ShopDirectory implements OnModuleInit, OnModuleDestroy {
  private neighbors = this.emptyCache();
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly reader: ShopReader,
    private readonly pubSub: PubSub,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(SHOPS_CHANGED, () => this.forget());
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  /** Makes the next reader see shops as they are now. */
  forget(): void {
    // A new cache instead of an emptied one: readers that wait for the old one still get an answer.
    this.neighbors = this.emptyCache();
  }

  private emptyCache(): LRUCache<string, readonly NearShop[], LatLng> {
    return new LRUCache({
      max: MOST_NEIGHBORHOODS,
      ttl: REMEMBERED_MS,
      fetchMethod: (_zip, _stale, { context }) => this.reader.nearest(context, NEIGHBORS, ANY_SIZE),
    });
  }

  /** Suspended shops too; codes are written in upper case. */
  findByCode(code: string): Promise<Shop | null> {
    return this.reader.byCode(code.toUpperCase());
  }

  /** The shops of a page, in the order of their codes; suspended and unknown ones are left out, and doubles. */
  async findByCodes(codes: readonly string[]): Promise<readonly Shop[]> {
    const wanted = [...new Set(codes.map((code) => code.toUpperCase()))];
    const found = new Map((await this.reader.byCodes(wanted)).map((shop) => [shop.code, shop]));
    return wanted.flatMap((code) => found.get(code) ?? []);
  }

  /** Suspended shops too. */
  findById(shopId: string): Promise<Shop | null> {
    return this.reader.byId(shopId);
  }

  /** The number of shops that take work. */
  count(): Promise<number> {
    return this.reader.count();
  }

  /**
   * The price of mounting one tire near a ZIP: the median of the five nearest shops, the lower of the middle two where
   * there are fewer. Null if the ZIP has no position or there is no shop.
   */
  async typicalInstallPrice(place: Neighborhood): Promise<Cents | null> {
    const nearest = (await this.around(place)).slice(0, SHOPS_FOR_PRICE);
    const prices = nearest.map(({ shop }) => shop.installPriceInCents).sort((a, b) => a - b);
    return prices[Math.floor((prices.length - 1) / 2)] ?? null;
  }

  /** The shops nearest to a ZIP that take a size, nearest first, however far they are. */
  async nearest(place: Neighborhood, size: MountedSize, limit: number): Promise<readonly NearShop[]> {
    const near = (await this.around(place)).filter(({ shop }) => canInstall(shop, size));
    if (near.length >= limit || place.position === null) return near.slice(0, limit);
    return this.reader.nearest(place.position, limit, size);
  }

  private async around({ zip, position }: Neighborhood): Promise<readonly NearShop[]> {
    if (position === null) return [];
    return this.neighbors.get(zip) ?? (await this.neighbors.fetch(zip, { context: position })) ?? [];
  }
}
