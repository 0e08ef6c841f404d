import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { ShopVersions } from '../../platform/shop-state/index.js';
import { ShowVehicle } from './show-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';

/** The channel on which the database announces written vehicles and sizes. */
const FITMENT_CHANGED = 'fitment.changed';

/** Reads the vehicles again after each write. Shoppers see the old ones until then. */
@Injectable()
export class FitmentRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly listener: PostgresListener,
    private readonly directory: VehicleDirectory,
    private readonly showVehicle: ShowVehicle,
    private readonly shopVersions: ShopVersions,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.shopVersions.add('vehicles', { version: () => this.directory.version() });
    this.unsubscribe = await this.listener.listen(FITMENT_CHANGED, () => {
      this.refresh().catch((error: unknown) => this.log.warn({ err: error }, 'vehicles not read again'));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  private async refresh(): Promise<void> {
    await this.directory.refresh();
    this.showVehicle.forget();
  }
}
