import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { cents, cityAreaSlug, distanceMiles, type LatLng, type ShopForFacts } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { type Computed, Database } from '../../platform/database/index.js';
import { PubSub, type Unsubscribe } from '../../platform/pubsub/index.js';
import type { ShopRow } from './shop.entity.js';
import { SHOPS_CHANGED } from './shops-changed.js';

/** A city with active shops; `center` is in the middle of them: of their medians, so that one wrong position doesn't move it. */
export interface CityOfShops {
  readonly city: string;
  readonly state: string;
  readonly shops: number;
  readonly center: LatLng;
}

type CityRow = Pick<ShopRow, 'city' | 'state'> & Computed<{ shops: number; lat: number; lng: number }>;

type FactsRow = Pick<ShopRow, 'install_price_in_cents' | 'hours'>;

const CITIES = `
  SELECT city, state, count(*)::int AS shops, percentile_cont(0.5) WITHIN GROUP (ORDER BY lat) AS lat,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY lng) AS lng
  FROM installers.shop WHERE status = 'active'
  GROUP BY state, city ORDER BY shops DESC, state, city`;

const IN_STATE =
  "SELECT install_price_in_cents, hours FROM installers.shop WHERE status = 'active' AND state = $1";

/** Spellings that share an address are one city, under the name that most of its shops write. */
const merged = (rows: readonly CityRow[]): readonly CityOfShops[] => {
  const cities = new Map<string, CityOfShops>();
  for (const { city, state, shops, lat, lng } of rows) {
    const slug = cityAreaSlug(city, state);
    const known = cities.get(slug);
    cities.set(
      slug,
      known === undefined
        ? { city, state, shops, center: { lat, lng } }
        : { ...known, shops: known.shops + shops },
    );
  }
  return [...cities.values()];
};

const ALL = 'all';
const REMEMBERED_MS = 5 * 60_000;

/** Reads where active shops are. The cities are remembered until a shop changes, for five minutes at most. */
@Injectable()
export class ShopAreaReader implements OnModuleInit, OnModuleDestroy {
  private remembered = this.emptyCache();
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly database: Database,
    private readonly pubSub: PubSub,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(SHOPS_CHANGED, () => this.forget());
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  /** Makes the next reader count anew. */
  forget(): void {
    // A new cache instead of an emptied one: readers that wait for the old one still get an answer.
    this.remembered = this.emptyCache();
  }

  /** Every city with an active shop, those with the most shops first. */
  async cities(): Promise<readonly CityOfShops[]> {
    return this.remembered.get(ALL) ?? (await this.remembered.fetch(ALL)) ?? [];
  }

  /** The cities around one, without itself, those with the most shops first. */
  async citiesNear(
    { city, state, center }: CityOfShops,
    radiusMiles: number,
    limit: number,
  ): Promise<readonly CityOfShops[]> {
    return (await this.cities())
      .filter((other) => other.city !== city || other.state !== state)
      .filter((other) => distanceMiles(center, other.center) <= radiusMiles)
      .slice(0, limit);
  }

  /** The active shops of a state. */
  async inState(state: string): Promise<readonly ShopForFacts[]> {
    const rows = await this.database.query<FactsRow>(IN_STATE, [state]);
    return rows.map(({ install_price_in_cents: price, hours }) => ({
      installPriceInCents: cents(price),
      hours,
    }));
  }

  private emptyCache(): LRUCache<string, readonly CityOfShops[]> {
    return new LRUCache({
      max: 1,
      ttl: REMEMBERED_MS,
      fetchMethod: async () => merged(await this.database.query<CityRow>(CITIES, [])),
    });
  }
}
