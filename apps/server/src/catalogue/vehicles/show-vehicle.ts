import { Injectable } from '@nestjs/common';
import type { FitmentOption, getVehicle, ReplyOf } from '@simpletread/contract';
import {
  type AxleSpec,
  ok,
  parseTireSize,
  refuse,
  type Result,
  searchCodeOf,
  sizeSlug,
  type VehicleFitment,
} from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { FitmentReader } from './fitment.reader.js';
import { VehicleDirectory } from './vehicle-directory.js';
import { fitmentKey } from './fitment-key.js';
import type { VehicleModel } from './vehicle-index.js';

type VehicleReply = ReplyOf<typeof getVehicle>;
type Axle = FitmentOption['front'];

export interface VehiclePath {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

const MOST_REMEMBERED = 2000;
const REMEMBERED_MS = 5 * 60_000;

const axleOf = ({ sizeCode, loadIndex, speedSymbol, loadRange }: AxleSpec): Axle => {
  const parsed = parseTireSize(sizeCode);
  return {
    sizeCode,
    sizeSlug: parsed.ok ? sizeSlug(parsed.value.size) : sizeCode.toLowerCase(),
    loadIndex,
    speedSymbol,
    loadRange,
  };
};

const optionOf = (fitment: VehicleFitment, tireCount: number): FitmentOption => ({
  key: fitmentKey(fitment),
  trims: fitment.trims.filter((trim) => trim !== ''),
  front: axleOf(fitment.front),
  rear: fitment.rear === null ? null : axleOf(fitment.rear),
  isStaggered: fitment.isStaggered,
  confidence: fitment.confidence,
  inheritedFrom: fitment.inheritedFrom,
  tireCount,
});

/** A vehicle with its trims, its other years and the tire sizes that fit it. */
@Injectable()
export class ShowVehicle {
  private shown = this.emptyCache();

  constructor(
    private readonly directory: VehicleDirectory,
    private readonly reader: FitmentReader,
  ) {}

  async run(path: VehiclePath): Promise<Result<VehicleReply, 'vehicle.unknown'>> {
    const key = `${path.make}/${path.model}/${path.year}`;
    const shown = this.shown.get(key) ?? (await this.shown.fetch(key, { context: path }));
    return shown === undefined ? refuse('vehicle.unknown') : ok(shown);
  }

  /** Makes the next visitor see vehicles as they are now. */
  forget(): void {
    // A new cache instead of an emptied one: readers that wait for the old one still get an answer.
    this.shown = this.emptyCache();
  }

  private emptyCache(): LRUCache<string, VehicleReply, VehiclePath> {
    return new LRUCache({
      max: MOST_REMEMBERED,
      ttl: REMEMBERED_MS,
      fetchMethod: async (_key, _stale, { context }) => (await this.read(context)) ?? undefined,
    });
  }

  private async read({ make, model: modelSlug, year }: VehiclePath): Promise<VehicleReply | null> {
    const found = await this.directory.find((index) => {
      const model = index.model(make, modelSlug);
      if (model === undefined) return undefined;
      return { model, spellings: index.spellingsOf(model), fitments: index.fitmentsOf(model, year) };
    });
    if (found === undefined) return null;
    const { model, spellings, fitments } = found;
    const modelYear = await this.reader.modelYear(spellings, year);
    if (modelYear === null) return null;
    return {
      year,
      ...namesOf(model),
      vehicleType: modelYear.vehicleType,
      isEv: modelYear.isEv,
      trims: trimsOf(fitments, modelYear.trims),
      alternativeYears: model.years.filter((other) => other !== year),
      options: await this.options(fitments),
    };
  }

  private async options(fitments: readonly VehicleFitment[]): Promise<FitmentOption[]> {
    const counts = await this.reader.tireCounts(
      fitments.map(({ front, rear }) => ({
        frontSize: searchCodeOf(front.sizeCode),
        rearSize: rear === null ? null : searchCodeOf(rear.sizeCode),
      })),
    );
    return fitments.map((fitment, at) => optionOf(fitment, counts[at] ?? 0));
  }
}

const namesOf = ({ make, model, makeSlug, modelSlug }: VehicleModel) => ({
  make,
  model,
  makeSlug,
  modelSlug,
});

/** The trims that decide the size where we know them; else the variants as the environmental agency lists them. */
const trimsOf = (fitments: readonly VehicleFitment[], variants: readonly string[]): string[] => {
  const trims = new Set(fitments.flatMap((fitment) => fitment.trims).filter((trim) => trim !== ''));
  return trims.size > 0 ? [...trims].sort() : [...variants];
};
