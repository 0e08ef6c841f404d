import type { ShopRow } from '../../../installers/shops/shop-row.js';
import { roughDistance } from '../../../delivery/places/distance.js';
import type { Place } from '../../../delivery/places/read-places.js';
import type { Prng } from '../../../random/prng.js';
import type { BasketLine } from './choose-tires.js';

const CHOICES = 4;

const canInstall = (shop: ShopRow, lines: readonly BasketLine[]): boolean =>
  lines.every(
    ({ shelfTire: { size } }) =>
      size.rimIn >= shop.minRimIn &&
      size.rimIn <= shop.maxRimIn &&
      (size.aspect === null || size.aspect >= shop.minAspect),
  );

/** Finds a shop near a home, in the same state, that accepts the tires. */
export class ShopFinder {
  private readonly byState = new Map<string, ShopRow[]>();

  constructor(shops: readonly ShopRow[]) {
    for (const shop of shops.filter(({ status }) => status === 'active')) {
      this.byState.set(shop.state, [...(this.byState.get(shop.state) ?? []), shop]);
    }
  }

  near(home: Place, lines: readonly BasketLine[], random: Prng): ShopRow | null {
    const nearest: { shop: ShopRow; distance: number }[] = [];
    for (const shop of this.byState.get(home.state) ?? []) {
      const distance = roughDistance(shop, home);
      const furthest = nearest.at(-1);
      if (nearest.length === CHOICES && furthest !== undefined && distance >= furthest.distance) continue;
      if (!canInstall(shop, lines)) continue;
      nearest.push({ shop, distance });
      nearest.sort((a, b) => a.distance - b.distance);
      nearest.length = Math.min(nearest.length, CHOICES);
    }
    return nearest.length === 0 ? null : random.pick(nearest).shop;
  }
}
