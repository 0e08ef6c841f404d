import { Injectable } from '@nestjs/common';
import { type Cents, type OfferedLender, ok, type PriceDestination, type Result } from '@simpletread/domain';

import { Lenders } from '../../content/index.js';
import { ShopDirectory } from '../../installers/index.js';
import { ZipDirectory, type ZipPlace } from '../../delivery/index.js';
import type { PriceView } from '../../pricing/index.js';

/** The facts besides the tires that an out-the-door price depends on. */
export interface DoorTerms {
  readonly zip: string;
  readonly destination: PriceDestination;
  /** Null where no shop is near. */
  readonly installPriceInCents: Cents | null;
  /** The lenders that shoppers can pay with. */
  readonly lenders: readonly OfferedLender[];
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
    private readonly lenders: Lenders,
  ) {}

  async run(zip: string, view: PriceView): Promise<Result<ShopperPlace, 'contact.zipInvalid'>> {
    const found = await this.zips.place(zip);
    if (!found.ok) return found;
    const place = found.value;
    // We don't ship outside the contiguous states, so we promise nothing there.
    if (place.destination === null || !place.isContiguous) return ok({ place, terms: null });
    const { destination } = place;
    const [installPriceInCents, lenders] = await Promise.all([
      this.shops.typicalInstallPrice(place),
      this.lenders.forEveryone(),
    ]);
    return ok({ place, terms: { zip, destination, installPriceInCents, lenders, view } });
  }
}
