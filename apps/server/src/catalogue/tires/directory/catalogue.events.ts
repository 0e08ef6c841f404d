import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Log } from '../../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../../platform/pubsub/index.js';
import { ShopVersions } from '../../../platform/shop-state/index.js';
import { CATALOGUE_CHANGED, catalogueChangeOf } from './catalogue-change.js';
import { CatalogueDirectory } from './catalogue-directory.js';
import { TireShelves } from '../tire-shelves.js';

/** Rereads the written parts of the catalogue, or all of it if the notice doesn't name them; shoppers see the old one until then. */
@Injectable()
export class CatalogueRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly listener: PostgresListener,
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
    private readonly shopVersions: ShopVersions,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.shopVersions.add('catalogue', { version: () => this.directory.version() });
    this.unsubscribe = await this.listener.listen(CATALOGUE_CHANGED, (payload) => {
      // One after the other: each begins at the version to which the one before it led.
      this.reading = this.reading
        .then(() => this.refresh(payload))
        .catch((error: unknown) => this.log.warn({ err: error }, 'catalogue not read again'));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  private async refresh(payload: string): Promise<void> {
    const change = catalogueChangeOf(payload);
    const isSmall = change !== null && (await this.directory.change(change, change));
    if (isSmall) return this.shelves.forgetSome(change);
    if (change === null) await this.directory.refresh();
    this.shelves.forget();
  }
}
