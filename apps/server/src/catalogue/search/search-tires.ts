import { Injectable } from '@nestjs/common';
import type { HandlerInput, searchTires, TireCard, TireSearchReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { FindVehicle, type KnownVehicle } from '../../fitment/index.js';
import { pageOf } from '../browse/page-of.js';
import { CatalogueDirectory } from '../catalogue-directory.js';
import { type DoorTerms, FindDoorTerms } from '../door-terms.js';
import { outTheDoor } from '../out-the-door.js';
import type { SizeFacts } from '../tire.js';
import { facetsOf } from './facets.js';
import { filterOffers } from './filter-offers.js';
import { type Offer, SET_QUANTITY } from './offer.js';
import { OfferBook } from './offer-book.js';
import { offerFit } from './offer-fit.js';
import { tireCardOf } from './tire-card.js';
import { checksOf } from './tire-filters.js';
import { topPicksOf } from './top-picks.js';

type Query = HandlerInput<typeof searchTires>['query'];
type SearchFault = 'tireSize.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';

/** What a search is about, looked up. */
interface Subject {
  readonly size: SizeFacts;
  readonly rearSize: SizeFacts | null;
  readonly vehicle: KnownVehicle | null;
  readonly terms: DoorTerms | null;
}

/** Tires of one size, or of a front and a rear size, filtered, counted and sorted. */
@Injectable()
export class SearchTires {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly book: OfferBook,
    private readonly findVehicle: FindVehicle,
    private readonly findDoorTerms: FindDoorTerms,
  ) {}

  async run(query: Query): Promise<Result<TireSearchReply, SearchFault>> {
    const subject = await this.subjectOf(query);
    if (!subject.ok) return subject;
    const { size, rearSize } = subject.value;
    const offers = await this.book.offers(size.code, rearSize?.code ?? null);
    const checks = checksOf(query);
    const filtered = filterOffers(offers.in(query.sort), checks);
    const matching = this.fittingFirst(filtered.matching, query, subject.value);
    const recommended =
      query.sort === 'recommended' ? matching : filterOffers(offers.in('recommended'), checks).matching;
    const cardOf = (offer: Offer): TireCard => this.cardOf(offer, subject.value);
    return ok({
      sizeCode: size.code,
      sizeSlug: size.slug,
      rearSizeCode: rearSize?.code ?? null,
      overallDiameterIn: size.overallDiameterIn,
      total: matching.length,
      page: query.page,
      perPage: query.perPage,
      items: pageOf(matching, query).map(cardOf),
      topPicks: topPicksOf(recommended.filter((offer) => this.isPickable(offer, subject.value))).map(
        ({ reason, offer }) => ({ reason, tire: cardOf(offer) }),
      ),
      facets: facetsOf(filtered),
    });
  }

  private async subjectOf({ size, rearSize, vehicle, zip }: Query): Promise<Result<Subject, SearchFault>> {
    const front = await this.directory.find((index) => index.sizeCalled(size));
    const isStaggered = rearSize !== undefined && rearSize !== size;
    const rear = isStaggered ? await this.directory.find((index) => index.sizeCalled(rearSize)) : null;
    if (front === undefined || rear === undefined) return refuse('tireSize.unknown');
    const known = vehicle === undefined ? ok(null) : await this.findVehicle.run(vehicle);
    if (!known.ok) return known;
    const shopper = zip === undefined ? ok({ terms: null }) : await this.findDoorTerms.run(zip);
    if (!shopper.ok) return shopper;
    return ok({ size: front, rearSize: rear, vehicle: known.value, terms: shopper.value.terms });
  }

  /** Where we recommend, what does not fit the shopper's vehicle comes last. */
  private fittingFirst(offers: readonly Offer[], { sort }: Query, { vehicle }: Subject): readonly Offer[] {
    if (vehicle === null || (sort !== 'recommended' && sort !== 'our-picks')) return offers;
    const isRefused = (offer: Offer): boolean => offerFit(offer, vehicle)?.kind === 'refused';
    return [...offers.filter((offer) => !isRefused(offer)), ...offers.filter(isRefused)];
  }

  private isPickable(offer: Offer, { vehicle }: Subject): boolean {
    return offer.available >= SET_QUANTITY && offerFit(offer, vehicle)?.kind !== 'refused';
  }

  private cardOf(offer: Offer, { vehicle, terms }: Subject): TireCard {
    const { tire, rear } = offer;
    const half = SET_QUANTITY / 2;
    const set =
      rear === null
        ? [{ tire, quantity: SET_QUANTITY }]
        : [
            { tire, quantity: half },
            { tire: rear, quantity: half },
          ];
    return tireCardOf(offer, {
      fit: offerFit(offer, vehicle),
      outTheDoor: terms === null ? null : outTheDoor(set, terms),
    });
  }
}
