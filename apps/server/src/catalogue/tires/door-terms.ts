import { Injectable } from '@nestjs/common';
import { type Cents, ok, type PriceDestination, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import { ZipDirectory, type ZipPlace } from '../../delivery/index.js';
import type { PriceView } from '../../pricing/index.js';

/** The facts besides the tires that an out-the-door price depends on. */
export interface DoorTerms {
  readonly zip: string;
  readonly destination: PriceDestination;
  /** Null where no shop is near. */
  readonly installPriceInCents: Cents | null;
  /** Through whose eyes. */
  readonly view: PriceView;
}

/** A shopper's place; `terms` are null where we do not sell. */
export interface ShopperPlace {
  readonly place: ZipPlace;
  readonly terms: DoorTerms | null;
}

/** Finds what a ZIP code decides of a price. */
@Injectable()
export class FindDoorTerms {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly shops: ShopDirectory,
  ) {}

  async run(zip: string, view: PriceView): Promise<Result<ShopperPlace, 'contact.zipInvalid'>> {
    const found = await this.zips.place(zip);
    if (!found.ok) return found;
    const place = found.value;
    // We don't ship outside the contiguous states, so we promise nothing there.
    if (place.destination === null || !place.isContiguous) return ok({ place, terms: null });
    const installPriceInCents = await this.shops.typicalInstallPrice(place);
    return ok({ place, terms: { zip, destination: place.destination, installPriceInCents, view } });
  }
}
