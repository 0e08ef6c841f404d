import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { PubSub, type Unsubscribe } from '../platform/pubsub/index.js';
import { ShowVehicle } from './show-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';

/** Published after vehicles or their sizes have changed; every server then reads them again. */
export const FITMENT_CHANGED = 'fitment.changed';

@Injectable()
export class FitmentRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly pubSub: PubSub,
    private readonly directory: VehicleDirectory,
    private readonly showVehicle: ShowVehicle,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(FITMENT_CHANGED, () => {
      this.directory.forget();
      this.showVehicle.forget();
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }
}
