import { Injectable } from '@nestjs/common';
import type { HandlerInput, searchTires, TireCard, TireSearchReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type PriceCustomer, type PriceView, PriceViews, ReferencePrices } from '../../pricing/index.js';
import { FindVehicle, type KnownVehicle } from '../vehicles/index.js';
import {
  CatalogueDirectory,
  type DoorTerms,
  FindDoorTerms,
  pageOf,
  pricedVehicle,
  type SizeFacts,
} from '../tires/index.js';
import { type DoorPriceList, DoorPrices } from './door-prices.js';
import { facetsOf } from './filters/facets.js';
import { filterOffers } from './filters/filter-offers.js';
import { loosen } from './filters/loosen.js';
import { type Offer, SET_QUANTITY } from './offer.js';
import { OfferBook } from './offer-book.js';
import { offerFit } from './offer-fit.js';
import { type OfferPrices, sortedPriceOf, TIRE_PRICES, wholePriceOf } from './offer-prices.js';
import { preferredFirst } from './order/preferred-first.js';
import { ShopperOffers } from './shopper-offers.js';
import { sortedBy } from './order/sorted-offers.js';
import { tireCardOf } from './tire-card.js';
import { TireDeals } from './tire-deals.js';
import { checksOf } from './filters/tire-filters.js';
import { topPicksOf } from './order/top-picks.js';

type Query = HandlerInput<typeof searchTires>['query'];
type SearchFault = 'tireSize.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';

/** The subject of a search, looked up. */
interface Subject {
  readonly size: SizeFacts;
  readonly rearSize: SizeFacts | null;
  readonly vehicle: KnownVehicle | null;
  readonly terms: DoorTerms | null;
  readonly view: PriceView;
}

/**
 * Only tires that may go on the shopper's vehicle. Even in an original size a tire may carry too little or be too
 * slow; it is neither listed nor counted nor priced. If no tire of the size fits, all are listed with their reasons.
 */
const fitting = (offers: readonly Offer[], vehicle: KnownVehicle | null): readonly Offer[] => {
  if (vehicle === null) return offers;
  const allowed = offers.filter((offer) => offerFit(offer, vehicle)?.kind !== 'refused');
  return allowed.length === 0 ? offers : allowed;
};

const pricesOf = ({ priceUnit = 'total' }: Query, door: DoorPriceList | null): OfferPrices =>
  door === null ? TIRE_PRICES : { unit: priceUnit, totalOf: door.totalOf };

/** Tires of one size, or of a front and a rear size, filtered, counted and sorted. */
@Injectable()
export class SearchTires {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly book: OfferBook,
    private readonly doorPrices: DoorPrices,
    private readonly findVehicle: FindVehicle,
    private readonly findDoorTerms: FindDoorTerms,
    private readonly views: PriceViews,
    private readonly shopperOffers: ShopperOffers,
    private readonly deals: TireDeals,
    private readonly references: ReferencePrices,
  ) {}

  /** At the prices that `customer` pays. */
  async run(query: Query, customer: PriceCustomer): Promise<Result<TireSearchReply, SearchFault>> {
    const subject = await this.subjectOf(query, customer);
    if (!subject.ok) return subject;
    const { size, rearSize, vehicle, terms, view } = subject.value;
    const sold = fitting(await this.book.offers(size.code, rearSize?.code ?? null), vehicle);
    const offers = this.shopperOffers.of(sold, view);
    const door = terms === null ? null : this.doorPrices.of(offers, terms);
    const prices = pricesOf(query, door);
    const dealsOf = this.deals.of(view);
    const filtered = filterOffers(offers, checksOf(query, prices, dealsOf));
    const matching = preferredFirst(filtered.matching, { vehicle, filters: query });
    const shown = sortedBy(query.sort, matching, sortedPriceOf(prices));
    const pickable = matching.filter(
      (offer) => offer.available >= SET_QUANTITY && offerFit(offer, vehicle)?.kind !== 'refused',
    );
    const charged = await this.references.current();
    const cardOf = (offer: Offer): TireCard =>
      tireCardOf(
        offer,
        { fit: offerFit(offer, vehicle), outTheDoor: door?.breakdownOf(offer) ?? null },
        charged,
      );
    return ok({
      sizeCode: size.code,
      sizeSlug: size.slug,
      rearSizeCode: rearSize?.code ?? null,
      overallDiameterIn: size.overallDiameterIn,
      total: matching.length,
      page: query.page,
      perPage: query.perPage,
      items: pageOf(shown, query).map(cardOf),
      topPicks: topPicksOf(pickable, wholePriceOf(prices)).map(({ reason, offer }) => ({
        reason,
        tire: cardOf(offer),
      })),
      unfilteredTotal: offers.length,
      loosen: loosen(filtered),
      facets: facetsOf(filtered, prices, dealsOf),
    });
  }

  private async subjectOf(
    { size, rearSize, vehicle, zip }: Query,
    customer: PriceCustomer,
  ): Promise<Result<Subject, SearchFault>> {
    const front = await this.directory.find((index) => index.sizeCalled(size));
    const isStaggered = rearSize !== undefined && rearSize !== size;
    const rear = isStaggered ? await this.directory.find((index) => index.sizeCalled(rearSize)) : null;
    if (front === undefined || rear === undefined) return refuse('tireSize.unknown');
    const known = vehicle === undefined ? ok(null) : await this.findVehicle.run(vehicle);
    if (!known.ok) return known;
    const view = await this.views.of(customer, { zip: zip ?? null, vehicle: pricedVehicle(known.value) });
    const shopper = zip === undefined ? ok({ terms: null }) : await this.findDoorTerms.run(zip, view);
    if (!shopper.ok) return shopper;
    return ok({ size: front, rearSize: rear, vehicle: known.value, terms: shopper.value.terms, view });
  }
}
