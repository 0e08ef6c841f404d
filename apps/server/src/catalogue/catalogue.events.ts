import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { PubSub, type Unsubscribe } from '../platform/pubsub/index.js';
import { CatalogueDirectory } from './catalogue-directory.js';
import { TireShelves } from './tire-shelves.js';

/** Published after brands, lines, sizes, tires or prices have changed; every server then reads them again. */
export const CATALOGUE_CHANGED = 'catalogue.changed';

@Injectable()
export class CatalogueRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly pubSub: PubSub,
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(CATALOGUE_CHANGED, () => {
      this.directory.forget();
      this.shelves.forget();
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }
}
