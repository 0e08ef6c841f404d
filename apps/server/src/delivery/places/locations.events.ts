import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { Warehouses } from '../warehouses/index.js';
import { ZipDirectory } from './zip-directory.js';

/** The channel on which the database announces written ZIP codes, taxes, fees or warehouses. */
const LOCATIONS_CHANGED = 'locations.changed';

/** Drops cached places after each write, so all servers charge the same tax. */
@Injectable()
export class LocationsRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly listener: PostgresListener,
    private readonly zips: ZipDirectory,
    private readonly warehouses: Warehouses,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.listener.listen(LOCATIONS_CHANGED, () => {
      this.zips.forget();
      this.warehouses.forget();
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }
}
