import { Injectable } from '@nestjs/common';
import type { getProduct, HandlerInput, ProductReply, ShopCard } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { isInstallable, shopCardOf, ShopDirectory } from '../../installers/index.js';
import { Warehouses } from '../../delivery/index.js';
import type { PriceView } from '../../pricing/index.js';
import {
  FindDoorTerms,
  outTheDoor,
  type ShopperPlace,
  type Tire,
  type TireQuantity,
} from '../tires/index.js';
import { planDelivery } from './plan-delivery.js';

type AtShopper = Pick<ProductReply, 'outTheDoor' | 'shops' | 'delivery'>;

type Asked = Pick<HandlerInput<typeof getProduct>['query'], 'zip' | 'coverage'>;

interface WantedSet {
  readonly set: readonly TireQuantity[];
  readonly front: TireQuantity;
  readonly hasRoadHazard: boolean;
  readonly at: Date;
}

const SHOPS_SHOWN = 3;
const NOWHERE: AtShopper = { outTheDoor: null, shops: [], delivery: null };

/** A set of tires at the shopper's place: out-the-door price, shops nearby and arrival date. */
@Injectable()
export class ShowAtShopper {
  constructor(
    private readonly findDoorTerms: FindDoorTerms,
    private readonly shops: ShopDirectory,
    private readonly warehouses: Warehouses,
  ) {}

  /** Nothing without a ZIP or for an empty set; a ZIP that does not exist is refused even then. */
  async run(
    set: readonly TireQuantity[],
    { zip, coverage }: Asked,
    view: PriceView,
  ): Promise<Result<AtShopper, 'contact.zipInvalid'>> {
    if (zip === undefined) return ok(NOWHERE);
    const shopper = await this.findDoorTerms.run(zip, view);
    if (!shopper.ok) return shopper;
    const [front] = set;
    return ok(
      front === undefined
        ? NOWHERE
        : await this.at(shopper.value, { set, front, hasRoadHazard: coverage === 'on', at: view.context.at }),
    );
  }

  private async at(
    shopper: ShopperPlace,
    { set, front: { tire }, hasRoadHazard, at }: WantedSet,
  ): Promise<AtShopper> {
    const { place, terms } = shopper;
    const warehouses = await this.warehouses.all();
    return {
      outTheDoor: terms === null ? null : outTheDoor(set, terms, { hasRoadHazard }),
      shops: await this.shopsNear(set, tire, shopper),
      delivery: planDelivery(set, warehouses, place, at),
    };
  }

  private async shopsNear(
    set: readonly TireQuantity[],
    { size }: Tire,
    { place, terms }: ShopperPlace,
  ): Promise<ShopCard[]> {
    // No tire gets to a shop outside our area.
    if (terms === null || !set.every(({ tire }) => isInstallable(tire.size))) return [];
    const near = await this.shops.nearest(place, size, SHOPS_SHOWN);
    return near.map(({ shop, distanceMiles }) => shopCardOf(shop, distanceMiles));
  }
}
