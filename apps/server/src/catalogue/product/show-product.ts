import { Injectable } from '@nestjs/common';
import type { getProduct, HandlerInput, ProductReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { FindVehicle, type KnownVehicle } from '../vehicles/index.js';
import { type ChargedPrices, type PriceCustomer, PriceViews, ReferencePrices } from '../../pricing/index.js';
import {
  CatalogueDirectory,
  pricedVehicle,
  type Tire,
  type TireQuantity,
  TireShelves,
  tireVariantOf,
} from '../tires/index.js';
import { type Offer, offerFit, ShopperOffers } from '../tire-search/index.js';
import { fittingSizesOf } from './fitting-sizes.js';
import { ProductSizes, type ShownSizes } from './product-sizes.js';
import { scoreBasisOf } from './score-basis.js';
import { ShowAtShopper } from './show-at-shopper.js';
import { tireSpecsOf } from './tire-specs.js';

type Input = HandlerInput<typeof getProduct>;
type ProductFault = 'tire.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';

/** A product as shoppers see it; its sizes are written down when they are sent. */
export type ShownProduct = Omit<ProductReply, 'sizes'> & { readonly sizes: ShownSizes };

/** A product line with its sizes; for a chosen tire also how it fits, what it costs at the door and when it arrives. */
@Injectable()
export class ShowProduct {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
    private readonly findVehicle: FindVehicle,
    private readonly atShopper: ShowAtShopper,
    private readonly views: PriceViews,
    private readonly shopperOffers: ShopperOffers,
    private readonly references: ReferencePrices,
    private readonly sizes: ProductSizes,
  ) {}

  /** At the prices that `customer` pays. */
  async run({ params, query }: Input, customer: PriceCustomer): Promise<Result<ShownProduct, ProductFault>> {
    const line = await this.directory.find((index) => index.lineCalled(params.brand, params.line));
    if (line === undefined) return refuse('tire.unknown');
    const { tires } = await this.shelves.ofLine(line.lineId);
    const selected = selectedOf(tires, query);
    if (selected === undefined) return refuse('tire.unknown');
    const rear = rearOf(tires, query);
    if (rear === undefined) return refuse('tire.unknown');
    const known = query.vehicle === undefined ? ok(null) : await this.findVehicle.run(query.vehicle);
    if (!known.ok) return known;
    const view = await this.views.of(customer, {
      zip: query.zip ?? null,
      vehicle: pricedVehicle(known.value),
    });
    const set = this.shopperOffers.set(setOf(selected, rear, query.quantity), view);
    const atShopper = await this.atShopper.run(set, query, view);
    if (!atShopper.ok) return atShopper;
    const charged = await this.references.current();
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
      sizes: this.sizes.of(tires, view, charged),
      fittingSizes: fittingSizesOf(tires, known.value),
      selected:
        selected === null
          ? null
          : selectionOf({ tire: set[0]?.tire ?? selected, rear }, known.value, charged),
      ...atShopper.value,
    });
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

/** The items bought together: `quantity` of the chosen tire, or half in front and half in the rear. */
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
  { tire, rear }: Pick<Offer, 'tire' | 'rear'>,
  vehicle: KnownVehicle | null,
  charged: ChargedPrices,
): NonNullable<ProductReply['selected']> => ({
  specs: tireSpecsOf(tire),
  fit: offerFit({ tire, rear }, vehicle),
  ...tireVariantOf(tire, charged),
});
