import { Injectable } from '@nestjs/common';
import type { SidewallReading } from '@simpletread/contract';
import { ok, parseTireSize, type Result, sizeSlug } from '@simpletread/domain';

import { CatalogueDirectory } from '../tires/index.js';
import { SidewallReader } from './sidewall-reader.js';

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
      index.sizes.map(({ code }) => code),
    );
    if (!read.ok) return read;
    const { choices, isSure, service } = read.value;
    return ok({
      choices: choices.flatMap(({ size, share }) => {
        const parsed = parseTireSize(size);
        if (!parsed.ok) return [];
        return {
          sizeCode: size,
          sizeSlug: sizeSlug(parsed.value.size),
          tireCount: index.size(size)?.tireCount ?? 0,
          confidence: Math.round(share * 100) / 100,
        };
      }),
      isSure,
      serviceDescription: service?.text ?? null,
    });
  }
}
