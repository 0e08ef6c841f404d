import { Injectable } from '@nestjs/common';
import type { getProduct, HandlerInput, ProductReply, ShopCard } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { FindVehicle, type KnownVehicle } from '../../fitment/index.js';
import { isInstallable, ShopDirectory, shopCardOf } from '../../installers/index.js';
import { Warehouses } from '../../locations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { CatalogueDirectory } from '../catalogue-directory.js';
import { FindDoorTerms, type ShopperPlace } from '../door-terms.js';
import { outTheDoor, type TireQuantity } from '../out-the-door.js';
import { offerFit } from '../search/offer-fit.js';
import type { Tire } from '../tire.js';
import { tireVariantOf } from '../tire-variant.js';
import { TireShelves } from '../tire-shelves.js';
import { planDelivery } from './plan-delivery.js';
import { scoreBasisOf } from './score-basis.js';
import { tireSpecsOf } from './tire-specs.js';

type Input = HandlerInput<typeof getProduct>;
type ProductFault = 'tire.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';
type AtShopper = Pick<ProductReply, 'outTheDoor' | 'shops' | 'delivery'>;

const SHOPS_SHOWN = 3;
const NOWHERE: AtShopper = { outTheDoor: null, shops: [], delivery: null };

/** A product line with its sizes; for a chosen tire also how it fits, what it costs at the door and when it arrives. */
@Injectable()
export class ShowProduct {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
    private readonly findVehicle: FindVehicle,
    private readonly findDoorTerms: FindDoorTerms,
    private readonly shops: ShopDirectory,
    private readonly warehouses: Warehouses,
    private readonly clock: Clock,
  ) {}

  async run({ params, query }: Input): Promise<Result<ProductReply, ProductFault>> {
    const line = await this.directory.find((index) => index.lineCalled(params.brand, params.line));
    if (line === undefined) return refuse('tire.unknown');
    const { tires } = await this.shelves.ofLine(line.lineId);
    const selected = selectedOf(tires, query);
    if (selected === undefined) return refuse('tire.unknown');
    const rear = rearOf(tires, query);
    if (rear === undefined) return refuse('tire.unknown');
    const known = query.vehicle === undefined ? ok(null) : await this.findVehicle.run(query.vehicle);
    if (!known.ok) return known;
    const shopper = query.zip === undefined ? ok(null) : await this.findDoorTerms.run(query.zip);
    if (!shopper.ok) return shopper;
    return ok({
      brandSlug: line.brandSlug,
      brandName: line.brandName,
      lineSlug: line.lineSlug,
      lineName: line.lineName,
      categoryId: line.categoryId,
      categoryName: line.categoryName,
      categorySlug: line.categorySlug,
      vehicleType: line.vehicleType,
      description: line.description,
      imageKey: line.imageKey,
      hasSnowflake: line.hasSnowflake,
      isOurPick: line.isOurPick,
      score: line.score,
      rating: line.rating,
      reviewCount: line.reviewCount,
      scoreBasis: scoreBasisOf(line),
      sizes: tires.filter(({ status }) => status === 'active').map(tireVariantOf),
      selected: selected === null ? null : selectionOf(selected, rear, known.value),
      ...(await this.atShopper(setOf(selected, rear, query.quantity), shopper.value)),
    });
  }

  private async atShopper(set: readonly TireQuantity[], shopper: ShopperPlace | null): Promise<AtShopper> {
    const [front] = set;
    if (front === undefined || shopper === null) return NOWHERE;
    const { place, terms } = shopper;
    return {
      outTheDoor: terms === null ? null : outTheDoor(set, terms),
      shops: await this.shopsNear(set, front.tire, shopper),
      delivery: planDelivery(
        front.tire,
        front.quantity,
        await this.warehouses.all(),
        place,
        this.clock.now(),
      ),
    };
  }

  private async shopsNear(
    set: readonly TireQuantity[],
    { size }: Tire,
    { place }: ShopperPlace,
  ): Promise<ShopCard[]> {
    if (!set.every(({ tire }) => isInstallable(tire.size))) return [];
    const near = await this.shops.nearest(place, size, SHOPS_SHOWN);
    return near.map(({ shop, distanceMiles }) => shopCardOf(shop, distanceMiles));
  }
}

/** The tire asked for by item number, or the first of a size; null when none was asked for, undefined when it is unknown. */
const selectedOf = (tires: readonly Tire[], { item, size }: Input['query']): Tire | null | undefined => {
  if (item !== undefined) return tires.find(({ itemNumber }) => itemNumber === item);
  if (size === undefined) return null;
  return tires.find((tire) => tire.size.slug === size && tire.status === 'active');
};

/** The rear tire asked for; null when none was, undefined when it is not on sale. */
const rearOf = (tires: readonly Tire[], { rearItem }: Input['query']): Tire | null | undefined =>
  rearItem === undefined
    ? null
    : tires.find(({ itemNumber, status }) => itemNumber === rearItem && status === 'active');

/** What is bought at once: `quantity` of the chosen tire, or half of them at the front and half at the rear. */
const setOf = (tire: Tire | null, rear: Tire | null, quantity: number): readonly TireQuantity[] => {
  if (tire === null) return [];
  if (rear === null) return [{ tire, quantity }];
  const half = Math.floor(quantity / 2);
  return [
    { tire, quantity: quantity - half },
    { tire: rear, quantity: half },
  ];
};

/** A tire with its facts and whether it fits: on all wheels, or in front with `rear` behind it. */
const selectionOf = (
  tire: Tire,
  rear: Tire | null,
  vehicle: KnownVehicle | null,
): NonNullable<ProductReply['selected']> => ({
  ...tireVariantOf(tire),
  specs: tireSpecsOf(tire),
  fit: offerFit({ tire, rear }, vehicle),
});
