import { Injectable } from '@nestjs/common';
import {
  type ChosenVehicle,
  type FittingTires,
  type HandlerReply,
  MOST_EXCHANGE_OFFERS,
  type offerExchange,
} from '@simpletread/contract';
import {
  byBestMatch,
  type MatchableTires,
  type NamedLine,
  ok,
  type Result,
  searchCodeOf,
} from '@simpletread/domain';

import {
  FindVehicle,
  serviceDescription,
  type Tire,
  tireFit,
  TireShelves,
  vehiclePath,
} from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { newId } from '../../platform/ids/index.js';
import { OfferCart } from '../cart/index.js';

export interface ExchangeWish {
  readonly vehicle: ChosenVehicle;
  readonly zip: string;
  readonly quantity: number;
  readonly returnedSizes: readonly string[];
  readonly returnedLines: readonly NamedLine[];
}

const nameOf = (tire: Tire): string =>
  `${tire.line.brandName} ${tire.line.lineName} ${tire.size.code} ${serviceDescription(tire)}`;

const matchOf = (tire: Tire): MatchableTires => ({
  ...tire,
  line: { brandName: tire.line.brandName, name: tire.line.lineName },
  score: tire.line.score?.overall ?? null,
});

/** Finds tires of another size that fit a vehicle and are in stock, and prices them as a cart would. */
@Injectable()
export class OfferExchange {
  constructor(
    private readonly vehicles: FindVehicle,
    private readonly shelves: TireShelves,
    private readonly zips: ZipDirectory,
    private readonly offers: OfferCart,
  ) {}

  /** The best match first. */
  async run(
    { vehicle, zip, quantity, returnedSizes, returnedLines }: ExchangeWish,
    accountId: string | null,
  ): Promise<Result<HandlerReply<typeof offerExchange>>> {
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const known = await this.vehicles.run(vehiclePath(vehicle));
    if (!known.ok) return known;
    const rank = byBestMatch(returnedLines);
    const returned = new Set(returnedSizes.map(searchCodeOf));
    const sizes = new Set(
      known.value.fitments
        .map(({ front }) => searchCodeOf(front.sizeCode))
        .filter((code) => !returned.has(code)),
    );
    const shelves = await Promise.all([...sizes].map((code) => this.shelves.ofSize(code)));
    const fitting = shelves
      .flatMap(({ tires }) => tires)
      .filter(({ status, available }) => status === 'active' && available >= quantity)
      .filter((tire) => tireFit(tire, known.value, 'both').kind === 'fits')
      .sort((a, b) => rank(matchOf(a), matchOf(b)))
      .slice(0, MOST_EXCHANGE_OFFERS);
    const tires = await Promise.all(
      fitting.map(async (tire): Promise<FittingTires> => {
        const line = {
          lineId: newId(),
          tireId: tire.tireId,
          quantity,
          axle: 'all',
          fitAcknowledgement: null,
        } as const;
        const { pricing, lines } = await this.offers.show({ zip, vehicle, lines: [line] }, accountId);
        return {
          tireId: tire.tireId,
          name: nameOf(tire),
          sizeCode: tire.size.code,
          fit: tireFit(tire, known.value, 'both'),
          unitPriceInCents: lines[0]?.salePriceInCents ?? tire.priceInCents,
          totalInCents: pricing.totalInCents,
        };
      }),
    );
    return ok({ tires });
  }
}
