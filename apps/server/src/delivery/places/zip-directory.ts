import { Injectable } from '@nestjs/common';
import {
  type LatLng,
  ok,
  type PriceDestination,
  refuse,
  type Result,
  shippingRefusal,
  type ShippingRefusal,
} from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { ZipReader } from './zip.reader.js';
import type { ZipPlace } from './zip-place.js';

const MOST_REMEMBERED = 45_000;
const REMEMBERED_MS = 10 * 60_000;

/** Every ZIP code of the country. Each is read once and then kept in memory, so pricing needs no database. */
@Injectable()
export class ZipDirectory {
  private places = this.emptyCache();

  constructor(private readonly reader: ZipReader) {}

  /** The place of a five-digit ZIP code, or null when there is no such ZIP. */
  async find(zip5: string): Promise<ZipPlace | null> {
    return this.places.get(zip5) ?? (await this.places.fetch(zip5)) ?? null;
  }

  /** As `find`; refuses a ZIP that does not exist with `contact.zipInvalid`. */
  async place(zip5: string): Promise<Result<ZipPlace, 'contact.zipInvalid'>> {
    const place = await this.find(zip5);
    return place === null ? refuse('contact.zipInvalid') : ok(place);
  }

  /** As `place`; also refuses a place that tires don't ship to, with the reason. A military ZIP need not be in the list. */
  async shippedPlace(zip5: string): Promise<Result<ZipPlace, 'contact.zipInvalid' | ShippingRefusal>> {
    const reason = shippingRefusal({ zip: zip5 });
    if (reason === 'contact.militaryAddress') return refuse(reason);
    const place = await this.place(zip5);
    if (!place.ok) return place;
    if (place.value.isMilitary) return refuse('contact.militaryAddress');
    return place.value.isContiguous && reason === null ? place : refuse('contact.outsideShippingArea');
  }

  /** The place around a position. Refuses a position far from any ZIP code. */
  async around(position: LatLng): Promise<Result<ZipPlace, 'contact.zipInvalid'>> {
    const zip = await this.reader.nearest(position);
    return zip === null ? refuse('contact.zipInvalid') : this.place(zip);
  }

  /** The pricing facts of a ZIP. Null if it doesn't exist or we don't sell there. */
  async destinationOf(zip5: string): Promise<PriceDestination | null> {
    return (await this.find(zip5))?.destination ?? null;
  }

  /** As `destinationOf`, with the tax and fee of a moment that is over. */
  async destinationAt(zip5: string, at: Date): Promise<PriceDestination | null> {
    return (await this.reader.findAt(zip5, at))?.destination ?? null;
  }

  /** When a tax or fee has last changed: `destinationOf` says what has held since. */
  lastTaxChange(): Promise<Date | null> {
    return this.reader.lastTaxChange();
  }

  /** Makes the next reader see places, taxes and fees as they are now. */
  forget(): void {
    // A new cache instead of an emptied one: readers that wait for the old one still get an answer.
    this.places = this.emptyCache();
  }

  private emptyCache(): LRUCache<string, ZipPlace> {
    return new LRUCache({
      max: MOST_REMEMBERED,
      ttl: REMEMBERED_MS,
      fetchMethod: async (zip5) => (await this.reader.find(zip5)) ?? undefined,
    });
  }
}
