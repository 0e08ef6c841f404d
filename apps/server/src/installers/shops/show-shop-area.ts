import { Injectable } from '@nestjs/common';
import type { CityWithShops, getShopArea, HandlerInput, listShopAreas, ReplyOf } from '@simpletread/contract';
import {
  AREA_RADIUS_MILES,
  cityAreaSlug,
  ok,
  refuse,
  type Result,
  shopFacts,
  stateAreaSlug,
  stateName,
  stateOfAreaSlug,
} from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { type NearShop, shopCardOf } from './shop.js';
import { type CityOfShops, ShopAreaReader } from './shop-area.reader.js';
import { ShopReader } from './shop.reader.js';
import { sortShops } from './shop-sort.js';
import { wantedShops } from './wanted-shops.js';

type Query = HandlerInput<typeof getShopArea>['query'];
type Reply = ReplyOf<typeof getShopArea>;

const ANY_SIZE = { rimIn: null, aspect: null };
const MOST_NEIGHBORS = 12;

const cityOf = ({ city, state, shops }: CityOfShops): CityWithShops => ({
  slug: cityAreaSlug(city, state),
  city,
  state,
  shops,
});

const byName = (a: CityWithShops, b: CityWithShops): number => (a.slug < b.slug ? -1 : 1);

/** States and cities with partner shops, and the shops around a city. */
@Injectable()
export class ShowShopAreas {
  constructor(
    private readonly areas: ShopAreaReader,
    private readonly reader: ShopReader,
    private readonly clock: Clock,
  ) {}

  async list(mostCities: number): Promise<ReplyOf<typeof listShopAreas>> {
    const cities = await this.areas.cities();
    const shops = new Map<string, number>();
    for (const city of cities) shops.set(city.state, (shops.get(city.state) ?? 0) + city.shops);
    const states = [...shops].map(([state, count]) => ({
      slug: stateAreaSlug(state),
      name: stateName(state),
      state,
      shops: count,
    }));
    return {
      states: states.sort((a, b) => (a.name < b.name ? -1 : 1)),
      cities: cities.slice(0, mostCities).map(cityOf),
    };
  }

  async show(written: string, query: Query): Promise<Result<Reply, 'shop.unknown'>> {
    const slug = written.toLowerCase();
    const state = stateOfAreaSlug(slug);
    return state === null ? this.city(slug, query) : this.state(slug, state);
  }

  /** The shops within the radius, and all of the city's own. */
  private async around({ center, state, city }: CityOfShops): Promise<readonly NearShop[]> {
    const [within, own] = await Promise.all([
      this.reader.within(center, AREA_RADIUS_MILES, ANY_SIZE),
      this.reader.ofCity(center, state, city),
    ]);
    const known = new Set(within.map(({ shop }) => shop.shopId));
    return [...within, ...own.filter(({ shop }) => !known.has(shop.shopId))];
  }

  private async state(slug: string, state: string): Promise<Result<Reply, 'shop.unknown'>> {
    const facts = shopFacts(await this.areas.inState(state));
    if (facts === null) return refuse('shop.unknown');
    const cities = (await this.areas.cities()).filter((city) => city.state === state).map(cityOf);
    return ok({ slug, state, city: null, facts, total: 0, shops: [], cities: cities.sort(byName) });
  }

  private async city(slug: string, query: Query): Promise<Result<Reply, 'shop.unknown'>> {
    const cities = await this.areas.cities();
    const found = cities.find(({ city, state }) => cityAreaSlug(city, state) === slug);
    if (found === undefined) return refuse('shop.unknown');
    const around = await this.around(found);
    const facts = shopFacts(around.map(({ shop }) => shop));
    if (facts === null) return refuse('shop.unknown');
    const wanted = wantedShops(around, query, this.clock.now());
    const from = (query.page - 1) * query.perPage;
    const shown = sortShops(wanted, query.sort, AREA_RADIUS_MILES).slice(from, from + query.perPage);
    const near = await this.areas.citiesNear(found, AREA_RADIUS_MILES, MOST_NEIGHBORS);
    return ok({
      slug,
      state: found.state,
      city: found.city,
      facts,
      total: wanted.length,
      shops: shown.map(({ shop, distanceMiles }) => shopCardOf(shop, distanceMiles)),
      cities: near.map(cityOf),
    });
  }
}
