import { Injectable } from '@nestjs/common';
import type { SidewallReading } from '@simpletread/contract';
import { ok, type Result, searchCodeOf } from '@simpletread/domain';

import { CatalogueDirectory } from '../tires/index.js';
import { SidewallReader } from './sidewall-reader.js';

interface Choice {
  readonly size: string;
  readonly share: number;
}

/** The spellings of a search as one choice, called by the likelier of them. */
const ofSearches = (choices: readonly Choice[]): readonly Choice[] => {
  const found = new Map<string, Choice>();
  for (const { size, share } of choices) {
    const search = searchCodeOf(size);
    const known = found.get(search);
    found.set(search, known === undefined ? { size, share } : { ...known, share: known.share + share });
  }
  return [...found.values()].sort((a, b) => b.share - a.share);
};

/** Reads the size in a photo, using the catalogue's sizes. The photo is discarded after the request. */
@Injectable()
export class ReadSidewallPhoto {
  constructor(
    private readonly catalogue: CatalogueDirectory,
    private readonly reader: SidewallReader,
  ) {}

  async run(photo: Uint8Array): Promise<Result<SidewallReading>> {
    const index = await this.catalogue.current();
    const read = await this.reader.read(
      photo,
      index.rows.sizes.map(({ code }) => code),
    );
    if (!read.ok) return read;
    const { choices, isSure, service, problem } = read.value;
    return ok({
      choices: ofSearches(choices).map(({ size, share }) => {
        const { slug = '', tireCount = 0 } = index.size(size) ?? {};
        return { sizeCode: size, sizeSlug: slug, tireCount, confidence: Math.round(share * 100) / 100 };
      }),
      isSure,
      serviceDescription: service?.text ?? null,
      problem,
    });
  }
}
