import { Injectable } from '@nestjs/common';
import type { LineFit } from '@simpletread/contract';
import { searchCodeOf } from '@simpletread/domain';

import type { KnownVehicle } from '../vehicles/index.js';
import { CatalogueDirectory, type CatalogueIndex } from '../tires/index.js';
import { offerFit } from './offer-fit.js';
import { OfferBook } from './offer-book.js';

/** The lines that may go on a vehicle, by their ids, each in the size with most tires. */
export type FittingLines = ReadonlyMap<string, LineFit>;

interface Found {
  readonly index: CatalogueIndex;
  readonly lines: FittingLines;
}

/** The searches of a vehicle's sizes: one for each set of sizes that its maker fitted. */
const searchesOf = ({
  fitments,
}: KnownVehicle): readonly (readonly [front: string, rear: string | null])[] => {
  const searches = fitments.map(({ front, rear }) => {
    const [frontCode, rearCode] = [
      searchCodeOf(front.sizeCode),
      rear === null ? null : searchCodeOf(rear.sizeCode),
    ];
    return [frontCode, rearCode === frontCode ? null : rearCode] as const;
  });
  return [...new Map(searches.map((search) => [search.join('|'), search])).values()];
};

/** Judges whole product lines for a vehicle: a line fits if one of its tires does, in a size that the maker fitted. */
@Injectable()
export class FindFittingLines {
  private readonly found = new WeakMap<KnownVehicle, Found>();

  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly book: OfferBook,
  ) {}

  /** Null for a vehicle without known sizes. Found once per vehicle and state of the catalogue. */
  async of(vehicle: KnownVehicle): Promise<FittingLines | null> {
    if (vehicle.fitments.length === 0) return null;
    const index = await this.directory.current();
    const known = this.found.get(vehicle);
    if (known?.index === index) return known.lines;
    const lines = await this.read(vehicle, index);
    this.found.set(vehicle, { index, lines });
    return lines;
  }

  private async read(vehicle: KnownVehicle, index: CatalogueIndex): Promise<FittingLines> {
    const lines = new Map<string, LineFit>();
    for (const [frontCode, rearCode] of searchesOf(vehicle)) {
      const [front, rear] = [index.search(frontCode), rearCode === null ? null : index.search(rearCode)];
      if (front === undefined || rear === undefined) continue;
      const counts = new Map<string, number>();
      for (const offer of await this.book.offers(front.code, rear?.code ?? null)) {
        if (offerFit(offer, vehicle)?.kind === 'refused') continue;
        counts.set(offer.tire.line.lineId, (counts.get(offer.tire.line.lineId) ?? 0) + 1);
      }
      for (const [lineId, tireCount] of counts) {
        if (tireCount <= (lines.get(lineId)?.tireCount ?? 0)) continue;
        lines.set(lineId, {
          sizeCode: front.code,
          sizeSlug: front.slug,
          rearSizeCode: rear?.code ?? null,
          rearSizeSlug: rear?.slug ?? null,
          tireCount,
        });
      }
    }
    return lines;
  }
}
