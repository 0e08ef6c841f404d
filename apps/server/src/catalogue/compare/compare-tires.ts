import { Injectable } from '@nestjs/common';
import type { ComparisonReply, compareTires, HandlerInput } from '@simpletread/contract';
import { comparable, type Comparison, ok, readComparison, refuse, type Result } from '@simpletread/domain';

import { FindVehicle } from '../vehicles/index.js';
import { Warehouses } from '../../delivery/index.js';
import { type PriceCustomer, PriceViews, ReferencePrices } from '../../pricing/index.js';
import { FindDoorTerms, pricedVehicle, TireReader } from '../tires/index.js';
import { ShopperOffers } from '../tire-search/index.js';
import { comparedItem, type ComparisonFor } from './compared-item.js';
import { comparedOffers, itemNumbersOf } from './compared-offers.js';

type Query = HandlerInput<typeof compareTires>['query'];
type CompareFault =
  'comparison.tooFew' | 'comparison.full' | 'comparison.duplicate' | 'contact.zipInvalid' | 'vehicle.unknown';

/** Two to five tires side by side, read by two statements in total. */
@Injectable()
export class CompareTires {
  constructor(
    private readonly tires: TireReader,
    private readonly findVehicle: FindVehicle,
    private readonly findDoorTerms: FindDoorTerms,
    private readonly warehouses: Warehouses,
    private readonly views: PriceViews,
    private readonly shopperOffers: ShopperOffers,
    private readonly references: ReferencePrices,
  ) {}

  /** At the prices that `customer` pays. */
  async run(query: Query, customer: PriceCustomer): Promise<Result<ComparisonReply, CompareFault>> {
    const read = readComparison(query.tires);
    if (read.fault !== null) return refuse(read.fault.code);
    const asked = comparable(read.comparison);
    if (!asked.ok) return asked;
    const shopper = await this.shopperOf(query, customer);
    if (!shopper.ok) return shopper;
    return ok(await this.compare(asked.value, shopper.value));
  }

  private async compare(asked: Comparison, comparedFor: ComparisonFor): Promise<ComparisonReply> {
    const { offers, missing } = comparedOffers(asked, await this.tires.byItemNumbers(itemNumbersOf(asked)));
    const own = this.shopperOffers.of(offers, comparedFor.view);
    return { items: own.map((offer) => comparedItem(offer, comparedFor)), missing: [...missing] };
  }

  private async shopperOf(
    { vehicle, zip }: Query,
    customer: PriceCustomer,
  ): Promise<Result<ComparisonFor, 'contact.zipInvalid' | 'vehicle.unknown'>> {
    const known = vehicle === undefined ? ok(null) : await this.findVehicle.run(vehicle);
    if (!known.ok) return known;
    const view = await this.views.of(customer, { zip: zip ?? null, vehicle: pricedVehicle(known.value) });
    const shopper = zip === undefined ? ok(null) : await this.findDoorTerms.run(zip, view);
    if (!shopper.ok) return shopper;
    const [warehouses, charged] = await Promise.all([this.warehouses.all(), this.references.current()]);
    const now = view.context.at;
    return ok({ vehicle: known.value, shopper: shopper.value, warehouses, now, view, charged });
  }
}
