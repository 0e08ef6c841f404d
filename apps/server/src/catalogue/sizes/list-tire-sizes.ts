import { Injectable } from '@nestjs/common';
import type { HandlerInput, listTireSizes, TireSizesReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { CatalogueDirectory } from '../tires/index.js';
import { sizesByRim } from './sizes-by-rim.js';

/** Tire sizes on sale by rim, of one category or of all. */
@Injectable()
export class ListTireSizes {
  constructor(private readonly directory: CatalogueDirectory) {}

  async run({
    category,
    rim,
    perRim,
  }: HandlerInput<typeof listTireSizes>['query']): Promise<Result<TireSizesReply>> {
    const { sizes, assortment } = await this.directory.current();
    const ofRim = rim === undefined ? sizes : sizes.filter(({ rimIn }) => rimIn === rim);
    const counted = ofRim.map((size) => ({ ...size, tireCount: assortment.tireCount(size, category) }));
    return ok(sizesByRim(counted, perRim));
  }
}
