import { Injectable } from '@nestjs/common';

import { StockAllocations } from '../../catalogue/index.js';
import { Warehouses } from '../../delivery/index.js';
import { ShopDirectory } from '../../installers/index.js';
import { Database } from '../../platform/database/index.js';
import type { Shipment } from './carrier.js';
import type { ShipmentUnderWay } from './shipment.repository.js';

type Goal = Pick<ShipmentUnderWay, 'shopId' | 'pickupPoint' | 'city' | 'stateCode'>;

const inWords = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  `${city}, ${state}`;

/** The origin and destination of parcels. */
@Injectable()
export class ParcelPlaces {
  constructor(
    private readonly database: Database,
    private readonly stock: StockAllocations,
    private readonly warehouses: Warehouses,
    private readonly shops: ShopDirectory,
  ) {}

  async of(orderId: string, goal: Goal): Promise<Pick<Shipment, 'origin' | 'destination'>> {
    return { origin: await this.origin(orderId), destination: await this.destination(goal) };
  }

  /** The warehouse that sends most of an order; null if its stock is unknown. */
  private async origin(orderId: string): Promise<string | null> {
    const picks = await this.stock.returnable(this.database, orderId);
    const [most] = picks.toSorted((a, b) => b.quantity - a.quantity);
    const warehouse = (await this.warehouses.all()).find(({ code }) => code === most?.warehouseCode);
    return warehouse === undefined ? null : inWords(warehouse);
  }

  /** A shop or pickup point, or the buyer's door. */
  private async destination({ shopId, pickupPoint, city, stateCode: state }: Goal): Promise<string> {
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    return inWords(shop ?? pickupPoint ?? { city, state });
  }
}
