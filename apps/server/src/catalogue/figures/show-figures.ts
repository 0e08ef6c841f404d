import { Injectable } from '@nestjs/common';
import type { getFigures, ReplyOf } from '@simpletread/contract';

import { ShopDirectory } from '../../installers/index.js';
import { CatalogueDirectory } from '../tires/index.js';

/** The counts that texts may name. */
@Injectable()
export class ShowFigures {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly shops: ShopDirectory,
  ) {}

  async run(): Promise<ReplyOf<typeof getFigures>> {
    const [{ assortment }, shops] = await Promise.all([this.directory.current(), this.shops.count()]);
    return { brands: assortment.brands.length, shops };
  }
}
