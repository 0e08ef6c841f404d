import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Log } from '../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../platform/pubsub/index.js';
import { CatalogueDirectory } from './catalogue-directory.js';
import { TireShelves } from './tire-shelves.js';

/** The channel on which the database tells that brands, lines, sizes, tires or prices were written. */
const CATALOGUE_CHANGED = 'catalogue.changed';

/** Reads the catalogue anew when anybody has written to it; shoppers have the old one until then. */
@Injectable()
export class CatalogueRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly listener: PostgresListener,
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.listener.listen(CATALOGUE_CHANGED, () => {
      this.refresh().catch((error: unknown) => this.log.warn({ err: error }, 'catalogue not read again'));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  private async refresh(): Promise<void> {
    await this.directory.refresh();
    this.shelves.forget();
  }
}
