import { Injectable } from '@nestjs/common';
import { EASTERN_ZONE, easternWall, startOfZoneDay } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { EstimateDelivery, type OrderRecord } from '../order/index.js';

export interface PredictedArrival {
  /** The first day on which tires that leave today may arrive; null where it isn’t known. */
  readonly earliestOn: string | null;
  /** The day that a purchase now would be promised. */
  readonly suggestedOn: string | null;
}

/** When the tires of an order arrive that haven't left. */
@Injectable()
export class PredictArrival {
  constructor(
    private readonly stock: StockAllocations,
    private readonly shops: ShopDirectory,
    private readonly zips: ZipDirectory,
    private readonly delivery: EstimateDelivery,
  ) {}

  async run(db: SqlRunner, order: OrderRecord): Promise<PredictedArrival> {
    const { read_at: now } = order;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const place = await this.zips.find(shop?.zip ?? order.pickup_point?.zip ?? order.zip);
    const from = (await this.stock.returnable(db, order.id)).map(({ warehouseCode }) => warehouseCode);
    const to = place?.position ?? null;
    // The warehouse may hand them over until the end of the day, whatever its cut-off hour.
    const morning = startOfZoneDay(easternWall(now).slice(0, 10), EASTERN_ZONE);
    return {
      earliestOn: await this.delivery.run(from, to, morning, 'earliestOn'),
      suggestedOn: await this.delivery.run(from, to, now),
    };
  }
}
