import { Injectable } from '@nestjs/common';
import type { HandlerInput, listMerchantTires, MerchantTire, ReplyOf } from '@simpletread/contract';
import { freightPerTire, ok, type Result, struckPriceOf } from '@simpletread/domain';

import { type ChargedPrices, priceCustomer, PriceViews, ReferencePrices } from '../../pricing/index.js';
import { ShopperOffers } from '../tire-search/index.js';
import { serviceDescription, type Tire, TireReader } from '../tires/index.js';
import { TiresOnSale } from './tires-on-sale.reader.js';

type Query = HandlerInput<typeof listMerchantTires>['query'];

const merchantTireOf = (tire: Tire, charged: ChargedPrices): MerchantTire => ({
  itemNumber: tire.itemNumber,
  brandName: tire.line.brandName,
  brandSlug: tire.line.brandSlug,
  lineName: tire.line.lineName,
  lineSlug: tire.line.lineSlug,
  categoryName: tire.line.categoryName,
  vehicleType: tire.line.vehicleType,
  description: tire.line.description,
  imageKey: tire.line.imageKey,
  sizeCode: tire.size.code,
  serviceDescription: serviceDescription(tire),
  priceInCents: tire.priceInCents,
  struckPriceInCents: struckPriceOf({ ...tire, chargedInCents: charged.get(tire.tireId) ?? null }),
  freightInCents: freightPerTire(tire.isOversized),
  available: tire.available,
  weightLb: tire.weightLb,
});

/** Tires that anyone can buy now, at guest prices. Personal prices never leave the shop. */
@Injectable()
export class ListMerchantTires {
  constructor(
    private readonly onSale: TiresOnSale,
    private readonly tires: TireReader,
    private readonly views: PriceViews,
    private readonly offers: ShopperOffers,
    private readonly references: ReferencePrices,
  ) {}

  async run({ after, limit }: Query): Promise<Result<ReplyOf<typeof listMerchantTires>>> {
    const itemNumbers = await this.onSale.itemNumbers(after, limit);
    const [found, view, charged] = await Promise.all([
      this.tires.byItemNumbers(itemNumbers),
      this.views.of(priceCustomer(null, null), { zip: null, vehicle: null }),
      this.references.current(),
    ]);
    const sellable = found
      .filter(({ status, available }) => status === 'active' && available > 0)
      .sort((a, b) => a.itemNumber - b.itemNumber);
    return ok({
      tires: this.offers.each(sellable, view).map((tire) => merchantTireOf(tire, charged)),
      next: itemNumbers.length < limit ? null : (itemNumbers.at(-1) ?? null),
    });
  }
}
