import { Injectable } from '@nestjs/common';
import type { HandlerInput, similarTires, SimilarTiresReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { FindVehicle } from '../vehicles/index.js';
import { type PriceCustomer, PriceViews, ReferencePrices } from '../../pricing/index.js';
import { CatalogueDirectory, FindDoorTerms, outTheDoor, pricedVehicle, TireShelves } from '../tires/index.js';
import {
  type Offer,
  OfferBook,
  offerFit,
  offerOf,
  ShopperOffers,
  tireCardOf,
  tiresOfSet,
} from '../tire-search/index.js';
import { nearestOffers } from './nearest-offers.js';

type Input = HandlerInput<typeof similarTires>;
type SimilarFault = 'tire.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';

/** Other tires in the same size, nearest in score and price. */
@Injectable()
export class ListSimilarTires {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
    private readonly book: OfferBook,
    private readonly findVehicle: FindVehicle,
    private readonly findDoorTerms: FindDoorTerms,
    private readonly views: PriceViews,
    private readonly shopperOffers: ShopperOffers,
    private readonly references: ReferencePrices,
  ) {}

  /** At the prices that `customer` pays. */
  async run(input: Input, customer: PriceCustomer): Promise<Result<SimilarTiresReply, SimilarFault>> {
    const { vehicle, zip, limit, category } = input.query;
    const shown = await this.shown(input);
    if (shown === null) return refuse('tire.unknown');
    const known = vehicle === undefined ? ok(null) : await this.findVehicle.run(vehicle);
    if (!known.ok) return known;
    const view = await this.views.of(customer, { zip: zip ?? null, vehicle: pricedVehicle(known.value) });
    const place = zip === undefined ? ok({ terms: null }) : await this.findDoorTerms.run(zip, view);
    if (!place.ok) return place;
    const { terms } = place.value;
    const all = await this.book.offers(shown.tire.size.code, shown.rear?.size.code ?? null);
    const { categoryId } = shown.tire.line;
    const sold = all
      .filter((offer) => offerFit(offer, known.value)?.kind !== 'refused')
      .filter(({ tire }) => category === 'any' || tire.line.categoryId === categoryId);
    const [own = shown] = this.shopperOffers.of([shown], view);
    const near = nearestOffers(own, this.shopperOffers.of(sold, view), limit);
    const charged = await this.references.current();
    return ok({
      items: near.map((offer) =>
        tireCardOf(
          offer,
          {
            fit: offerFit(offer, known.value),
            outTheDoor: terms === null ? null : outTheDoor(tiresOfSet(offer), terms),
          },
          charged,
        ),
      ),
    });
  }

  private async shown({ params, query: { item, rearItem } }: Input): Promise<Offer | null> {
    const line = await this.directory.find((index) => index.lineCalled(params.brand, params.line));
    if (line === undefined) return null;
    const { tires } = await this.shelves.ofLine(line.lineId);
    const tire = tires.find(({ itemNumber }) => itemNumber === item);
    const rear = tires.find(({ itemNumber }) => itemNumber === rearItem) ?? null;
    if (tire === undefined || (rearItem !== undefined && rear === null)) return null;
    return offerOf(tire, rear);
  }
}
